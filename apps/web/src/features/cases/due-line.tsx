import { styled } from '@mui/material/styles'
import type { WireCase } from '@systole/contract/wire-case'
import { MINUTE } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'
import { useTranslation } from 'react-i18next'
import { currentBrand, supportLink } from '../../brand.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { promiseOf } from './promise-of.ts'

const Due = styled('div')(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    width: 290,
    textAlign: 'right',
    '& b': { display: 'block', marginBottom: 6, color: ink.strong, fontWeight: 650 },
    '& small': { display: 'block', marginTop: 5, fontSize: '.8125rem', color: ink.muted },
    [theme.breakpoints.down('md')]: { width: '100%', textAlign: 'left' },
  }
})

/** The promise as a time left, a clock time in the reader's zone, and a thin bar (experience 3.5). Overtime is said as it is. */
export function DueLine({ consult, now }: { consult: WireCase; now: Date }) {
  const { t } = useTranslation(['main', 'common'])
  const format = useFormat()
  const promise = promiseOf(consult, now)
  const since = fromStamp(consult.submitted)
  if (!promise || !since) return <Due>{t('waiting.within')}</Due>
  const { state, dueAt, minutes } = promise
  const told = promise.state === 'late' ? promise.expectedAt : undefined
  const duration = format.duration(Math.max(0, minutes))
  const whole = (dueAt.getTime() - since.getTime()) / MINUTE
  return (
    <Due role="timer" aria-live="off">
      <b>
        {state === 'stands' && t('waiting.stands')}
        {state === 'runs' && t('waiting.due', { duration })}
        {state === 'late' && (
          <>
            {t('waiting.late', { duration })}{' '}
            <TextLink href={supportLink(currentBrand())}>{t('common:contactSupport')}</TextLink>
          </>
        )}
      </b>
      <ProgressBar
        label={t('common:time.used')}
        percent={state === 'late' ? 100 : ((whole - minutes) / whole) * 100}
        tone={state === 'late' ? 'warn' : 'plain'}
      />
      {state !== 'stands' && (
        <small>
          {told
            ? t('waiting.expected', { time: format.moment(told, now), zone: format.zone(told) })
            : t('waiting.at', { time: format.moment(dueAt, now), zone: format.zone(dueAt) })}
        </small>
      )}
    </Due>
  )
}
