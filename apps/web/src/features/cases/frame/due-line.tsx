import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import { MINUTE } from '@systole/domain/time/durations'
import { useTranslation } from 'react-i18next'
import { currentBrand, supportLink } from '../../../brand.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { redoOf } from '../case-status.tsx'
import { type CasePromise, promiseOf } from '../promise-of.ts'

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

/**
 * Shows the promise as the time left, a clock time in the reader's zone, and a thin bar (experience 3.5). A missed deadline is
 * stated plainly.
 */
export function DueLine({ consult, now }: { consult: Case; now: Date }) {
  const { t } = useTranslation(['main', 'common'])
  const promise = promiseOf(consult, now)
  const redo = redoOf(consult)
  const since = redo ? consult.closed : consult.submitted
  if (!promise || !since) {
    return <Due>{t(redo === 'asked' ? 'waiting.redoAsked' : 'waiting.within')}</Due>
  }
  const { state, dueAt, minutes } = promise
  const whole = (dueAt.getTime() - since.getTime()) / MINUTE
  return (
    <Due role="timer" aria-live="off">
      <TimeLeft promise={promise} isRedo={redo !== undefined} />
      <ProgressBar
        label={t('common:time.used')}
        percent={state === 'late' ? 100 : ((whole - minutes) / whole) * 100}
        tone={state === 'late' ? 'warn' : 'plain'}
      />
      {state !== 'stands' && <DueTime promise={promise} now={now} />}
    </Due>
  )
}

function TimeLeft({ promise, isRedo }: { promise: CasePromise; isRedo: boolean }) {
  const { t } = useTranslation(['main', 'common'])
  const format = useFormat()
  const duration = format.duration(Math.max(0, promise.minutes))
  if (promise.state === 'stands') return <b>{t('waiting.stands')}</b>
  if (promise.state === 'runs') {
    return <b>{t(isRedo ? 'waiting.redoDue' : 'waiting.due', { duration })}</b>
  }
  return (
    <b>
      {t('waiting.late', { duration })}{' '}
      <TextLink href={supportLink(currentBrand())}>{t('common:contactSupport')}</TextLink>
    </b>
  )
}

/** Shows the clock time of the deadline, or the time at which a late report is now expected. */
function DueTime({ promise, now }: { promise: CasePromise; now: Date }) {
  const { t } = useTranslation('main')
  const format = useFormat()
  const reported = promise.state === 'late' ? promise.expectedAt : undefined
  const at = reported ?? promise.dueAt
  const words = { time: format.moment(at, now), zone: format.zone(at) }
  return <small>{t(reported ? 'waiting.expected' : 'waiting.at', words)}</small>
}
