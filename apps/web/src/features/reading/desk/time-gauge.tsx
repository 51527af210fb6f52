import { styled } from '@mui/material/styles'
import { minutesLeft } from '@systole/domain/cases/deadline'
import { phaseOf, serviceOf } from '@systole/domain/services/services'
import { Clock, Pause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { TimeLeft } from '../../../ui/display/time-left.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import type { ReadingCase } from './reading-case.ts'

const Row = styled('div')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: ink.strong,
    '& > [data-wide]': {
      width: 84,
      height: 6,
      borderRadius: 3,
      overflow: 'hidden',
      backgroundColor: edge.line,
    },
    '@media (max-width: 1240px)': { '& > [data-wide]': { display: 'none' } },
    '& > [data-wide] > i': { display: 'block', height: '100%', backgroundColor: brand.main },
  }
})
/** Shows the remaining time of the deadline that the service promises; updated once a minute and not announced. STAFF-5. */
export function TimeGauge({
  consult,
}: {
  consult: Pick<ReadingCase, 'dueAt' | 'pausedAt' | 'expectedAt' | 'status' | 'service'>
}) {
  const { t } = useTranslation('reading')
  const format = useFormat()
  const now = useNow()
  const phase = phaseOf(consult)
  if (!consult.dueAt || (phase !== 'queued' && phase !== 'inWork')) return null
  const { promiseMinutes } = serviceOf(consult)
  const left = minutesLeft(consult.dueAt, consult.pausedAt ?? now)
  const duration = format.duration(Math.abs(left))
  const label = t(left < 0 ? 'header.overdue' : 'header.due', { duration })
  if (consult.pausedAt) {
    return (
      <Row role="timer" aria-label={`${t('header.paused')}, ${label}`}>
        <Icon of={Pause} />
        <span data-paused>{t('header.left', { duration })}</span>
      </Row>
    )
  }
  if (left <= Math.min(90, promiseMinutes / 2)) {
    return (
      <Row role="timer" aria-label={label}>
        <TimeLeft minutesLeft={left} />
        {consult.expectedAt && (
          <small>{t('header.told', { time: format.moment(consult.expectedAt, now) })}</small>
        )}
      </Row>
    )
  }
  return (
    <Row role="timer" aria-label={label}>
      <Icon of={Clock} />
      {t('header.left', { duration })}
      <span data-wide>
        <i style={{ width: `${Math.min(100, (left / promiseMinutes) * 100)}%` }} />
      </span>
    </Row>
  )
}
