import type { WireCase } from '@systole/contract/wire-case'
import { DAY } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'
import { useCallback, useSyncExternalStore } from 'react'
import { createStore } from '../../store.ts'

/** What nobody opened for a week is no news any more. */
const NEW_FOR = 7 * DAY

type Report = Pick<WireCase, 'usid' | 'closed' | 'opened' | 'revision'>

/** Opened from this page, before the server has told so. */
const followed = createStore<readonly string[]>([])

/** Which reports nobody of the hospital has opened; the server knows, and a click counts at once. */
export function useReadReports() {
  const opened = useSyncExternalStore(followed.subscribe, followed.get)
  const isUnread = useCallback(
    (report: Report, now: Date) =>
      report.opened === '' && isNew(report, now) && !opened.includes(nameOf(report)),
    [opened],
  )
  return { isUnread, markRead }
}

function markRead(report: Report): void {
  followed.set([...followed.get(), nameOf(report)])
}

/** A later revision of a report is news again. */
function nameOf({ usid, revision }: Report): string {
  return `${usid}@${revision.report_revision}`
}

function isNew({ closed }: Report, now: Date): boolean {
  const at = fromStamp(closed)
  return at !== undefined && now.getTime() - at.getTime() < NEW_FOR
}
