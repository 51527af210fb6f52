import type { WireCase } from '@systole/contract/wire-case'
import { DAY } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'
import { useCallback, useSyncExternalStore } from 'react'

const KEY = 'systole.read-reports.'
/** A browser that has just forgotten everything greets with the last week's reports, not with all. */
const NEW_FOR = 7 * DAY
const CHANGED = 'systole:read-reports'

type Report = Pick<WireCase, 'usid' | 'closed' | 'revision'>

/** Which reports this account has opened in this browser; the server does not know. */
export function useReadReports(uid: string) {
  const stored = useSyncExternalStore(subscribe, () => read(uid))
  const isUnread = useCallback(
    (report: Report, now: Date) =>
      isNew(report, now) && !stored.split(' ').includes(nameOf(report)),
    [stored],
  )
  const markRead = useCallback(
    (report: Report) => {
      const others = read(uid)
        .split(' ')
        .filter((name) => name !== nameOf(report))
      write(uid, [...others, nameOf(report)].join(' ').trim())
    },
    [uid],
  )
  return { isUnread, markRead }
}

/** A later revision of a report is news again. */
function nameOf({ usid, revision }: Report): string {
  return `${usid}@${revision.report_revision}`
}

function isNew({ closed }: Report, now: Date): boolean {
  const at = fromStamp(closed)
  return at !== undefined && now.getTime() - at.getTime() < NEW_FOR
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

function read(uid: string): string {
  try {
    return window.localStorage.getItem(KEY + uid) ?? ''
  } catch {
    return ''
  }
}

function write(uid: string, names: string): void {
  try {
    window.localStorage.setItem(KEY + uid, names)
  } catch {
    // Without storage every report of the last week stays marked as new.
  }
  window.dispatchEvent(new Event(CHANGED))
}
