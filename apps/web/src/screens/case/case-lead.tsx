import { minutesLeft } from '@systole/domain/cases/deadline'
import { phaseOf } from '@systole/domain/services/services'
import { Pause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ModeOrService } from '../../features/worklist/mode-or-service.tsx'
import { ReaderCell } from '../../features/worklist/reader-cell.tsx'
import type { WorklistItem } from '../../features/worklist/worklist-item.ts'
import { TimeLeft } from '../../ui/display/time-left.tsx'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

/** Shows the number, service, state and time left of a case in one line. */
export function CaseLead({ item }: { item: WorklistItem }) {
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' }}>
      <b>{item.caseNumber}</b>
      <ModeOrService item={item} />
      <Clock item={item} />
      <ReaderCell item={item} />
    </span>
  )
}

function Clock({ item }: { item: WorklistItem }) {
  const { dueAt, pausedAt, closedAt } = item
  const { t } = useTranslation('office')
  const format = useFormat()
  const now = useNow()
  const phase = phaseOf(item)
  if (phase !== 'queued' && phase !== 'inWork')
    return closedAt ? <span>{t('due.closed', { time: format.dateTime(closedAt) })}</span> : null
  if (!dueAt) return null
  if (!pausedAt) return <TimeLeft minutesLeft={minutesLeft(dueAt, now)} />
  return (
    <ToneChip tone="neutral" icon={Pause}>
      {t('due.paused', { time: format.dateTime(pausedAt) })}
    </ToneChip>
  )
}
