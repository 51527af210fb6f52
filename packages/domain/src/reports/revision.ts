import { z } from 'zod'
import { SECOND } from '../time/durations.ts'
import { fromStamp, toStamp } from '../time/stamp.ts'

/** The kind of a revision: the first report of a case, an addition to one, or a replacement. */
export const RevisionKind = z.enum(['report', 'addendum', 'correction'])
export type RevisionKind = z.infer<typeof RevisionKind>

/** Returns the time of a revision, which its id states; `undefined` for an id that is no time. */
export function revisionTime(revision: string): Date | undefined {
  return fromStamp(revision)
}

/** Returns the stamp of a new revision: now, or one second after the last one, so that stamps strictly increase. SPEC 19. */
export function nextRevision(now: Date, last: string | undefined): string {
  const lastTime = last === undefined ? undefined : revisionTime(last)
  if (!lastTime) return toStamp(now)
  return toStamp(new Date(Math.max(now.getTime(), lastTime.getTime() + SECOND)))
}
