import type { Case } from '@systole/contract/cases/wire-case'
import { isEditable } from '@systole/domain/cases/case-status'
import { type RedoState, redoState } from '@systole/domain/repeats/redo-state'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/display/status-chip.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { draftProgressOf } from './case-view.ts'
import { promiseOf } from './promise-of.ts'

/** Returns true while a released report can be read, whatever the current status. */
export function hasReport({ closed }: Pick<Case, 'closed'>): boolean {
  return closed !== null
}

/** Returns the state of the report's re-performance, or undefined if there is none. */
export function redoOf(
  consult: Pick<Case, 'serviceId' | 'status' | 'closed'>,
): RedoState | undefined {
  const { serviceId: service, status } = consult
  return redoState({ service, status }, hasReport(consult))
}

/** Shows the state of a case to its clinic. */
export function CaseStatusChip({ consult }: { consult: Case }) {
  return (
    <StatusChip
      status={consult.status}
      reader="vet"
      isBeingRedone={redoOf(consult) === 'running'}
      isReadyToPay={
        consult.serviceId === 'econsult' &&
        isEditable(consult.status) &&
        draftProgressOf(consult).isComplete
      }
    />
  )
}

/** Shows the deadline of a re-performed report; renders nothing for any other case. */
export function RedoDue({ consult, now }: { consult: Case; now: Date }) {
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
