import { styled } from '@mui/material/styles'
import { timeText } from '@systole/report/dates'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { Verdict as Told } from './verify.queries.ts'

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 16px',
  margin: '10px 0 0',
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})

const TONE = { genuine: 'ok', superseded: 'warn', unknown: 'danger' } as const

/** Shows whether a report is authentic and current, without any data of patient or clinic. */
export function Verdict({ shown }: { shown: Told }) {
  const { t } = useTranslation('verify')
  const { result, number, revision, kind, signed_by: signer, newest } = shown
  const rows = [
    [t('number'), number],
    [t('released'), timeText(revision)],
    [t('kind'), kind && t(`kinds.${kind}`)],
    [t('signedBy'), signer],
    [t('newest'), result === 'superseded' ? timeText(newest) : ''],
  ].filter(([, value]) => value)
  return (
    <Notice tone={TONE[result]} announce>
      <b>{t(result)}</b>
      <p style={{ margin: '4px 0 0' }}>{t(`${result}Text`)}</p>
      {rows.length > 0 && (
        <Facts>
          {rows.map(([label, value]) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label} value`}>{value}</dd>,
          ])}
        </Facts>
      )}
    </Notice>
  )
}
