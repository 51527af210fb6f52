import { styled } from '@mui/material/styles'
import type { WireCase } from '@systole/contract/wire-case'
import { minutesLeft } from '@systole/domain/cases/deadline'
import { MINUTE } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'
import { useTranslation } from 'react-i18next'
import { currentBrand, supportLink } from '../../brand.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useFormat } from '../../ui/use-format.ts'

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

/** The promise as a time left, a clock time in the reader's zone, and a thin bar (experience 3.5). */
export function DueLine({ consult, now }: { consult: WireCase; now: Date }) {
  const { t } = useTranslation(['main', 'common'])
  const format = useFormat()
  const due = fromStamp(consult.due)
  const since = fromStamp(consult.submitted)
  if (!due || !since) return <Due>{t('waiting.within')}</Due>
  const left = minutesLeft(due, now)
  const whole = (due.getTime() - since.getTime()) / MINUTE
  return (
    <Due role="timer" aria-live="off">
      <b>
        {left < 0 ? t('waiting.late') : t('waiting.due', { duration: format.duration(left) })}{' '}
        {left < 0 && (
          <TextLink href={supportLink(currentBrand())}>{t('common:contactSupport')}</TextLink>
        )}
      </b>
      <ProgressBar
        label={t('common:time.used')}
        percent={((whole - left) / whole) * 100}
        tone={left < 0 ? 'warn' : 'plain'}
      />
      <small>{t('waiting.at', { time: format.moment(due, now), zone: format.zone(due) })}</small>
    </Due>
  )
}
