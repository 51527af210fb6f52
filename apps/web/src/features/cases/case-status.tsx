import type { WireCase } from '@systole/contract/wire-case'
import { type RedoState, redoState } from '@systole/domain/repeats/redo-state'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/status-chip.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { promiseOf } from './promise-of.ts'

/** True while a released report can be read, whatever happens to the case now. */
export function hasReport({ closed }: Pick<WireCase, 'closed'>): boolean {
  return closed !== ''
}

/** How far the re-performance of the case's report is, or undefined when there is none. */
export function redoOf(consult: Pick<WireCase, 'status' | 'closed'>): RedoState | undefined {
  return redoState(consult.status, hasReport(consult))
}

/** The state of a case as its clinic reads it. */
export function CaseStatusChip({ consult }: { consult: WireCase }) {
  return (
    <StatusChip
      status={consult.status}
      reader="vet"
      isBeingRedone={redoOf(consult) === 'running'}
    />
  )
}

/** When the new revision of a report that is being redone is due; nothing for any other case. */
export function RedoDue({ consult, now }: { consult: WireCase; now: Date }) {
  const { t } = useTranslation(['cases', 'main'])
  const format = useFormat()
  if (redoOf(consult) !== 'running') return null
  const promise = promiseOf(consult, now)
  if (!promise) return null
  if (promise.state === 'stands') return <small>{t('main:waiting.stands')}</small>
  if (promise.state === 'late') {
    return <small>{t('main:waiting.late', { duration: format.duration(promise.minutes) })}</small>
  }
  const { dueAt } = promise
  return (
    <small>
      {t('detail.redo.by', { time: format.moment(dueAt, now), zone: format.zone(dueAt) })}
    </small>
  )
}
