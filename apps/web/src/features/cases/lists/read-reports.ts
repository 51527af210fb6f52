import type { Case } from '@systole/contract/cases/wire-case'
import { DAY } from '@systole/domain/time/durations'
import { useCallback, useSyncExternalStore } from 'react'
import { createStore } from '../../../store.ts'

/** The time after which an unopened report no longer counts as new. */
const NEW_FOR = 7 * DAY

type Report = Pick<Case, 'caseId' | 'closed' | 'opened' | 'revision'>

/** The reports opened from this page before the server has confirmed it. */
const followed = createStore<readonly string[]>([])

/** Returns which reports no member of the hospital has opened; a click counts immediately, before the server confirms it. */
export function useReadReports() {
  const opened = useSyncExternalStore(followed.subscribe, followed.get)
  const isUnread = useCallback(
    (report: Report, now: Date) =>
      report.opened === null && isNew(report, now) && !opened.includes(nameOf(report)),
    [opened],
  )
  return { isUnread, markRead }
}

function markRead(report: Report): void {
  followed.set([...followed.get(), nameOf(report)])
}

/** Returns a key per revision, because a later revision of a report is new again. */
function nameOf({ caseId, revision }: Report): string {
  return `${caseId}@${revision.report_revision}`
}

function isNew({ closed }: Report, now: Date): boolean {
  return closed !== null && now.getTime() - closed.getTime() < NEW_FOR
}
