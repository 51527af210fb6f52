import type { queryRevisionHistory } from '@systole/contract/reports/reports'
import { fullName } from '@systole/domain/accounts/full-name'
import { SECOND } from '@systole/domain/time/durations'
import { toStamp } from '@systole/domain/time/stamp'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { namesAndRolesOf } from '../accounts/account-name-store.ts'
import { type PatchHeading, patchesOfCase } from '../ecg-patches/patch-store.ts'
import { type ReviewRow, submittedReviews } from '../ecg-reviews/review-store.ts'
import { requestsOfCase } from '../ecg-reviews/second-request-store.ts'
import { listRepeats, type RepeatRow } from '../repeats/repeat-store.ts'

type Line = z.output<typeof queryRevisionHistory.output>['revisions'][number]
type Request = Awaited<ReturnType<typeof requestsOfCase>>[number]
type People = Awaited<ReturnType<typeof namesAndRolesOf>>

/** Returns the resend requests of a case, newest first; who decided one stays in the house. */
export async function resendLines(db: Db, caseId: string): Promise<Line[]> {
  const repeats = await listRepeats(db, caseId)
  const people = await namesAndRolesOf(
    db,
    repeats.map(({ askedBy }) => askedBy),
  )
  return newestFirst(repeats.map((row) => resendLine(row, people)))
}

/** Returns the revisions of the beats, the reviews, and the requests for reviews and resends of a case, newest first. */
export async function workLines(db: Db, caseId: string): Promise<Line[]> {
  const patches = await patchesOfCase(db, caseId)
  const reviews = await submittedReviews(db, caseId)
  const requests = await requestsOfCase(db, caseId)
  const people = await namesAndRolesOf(db, [
    ...reviews.map(({ reviewerId }) => reviewerId),
    ...requests.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? askedBy]),
  ])
  return newestFirst([
    ...(await resendLines(db, caseId)),
    ...requests.flatMap((row) => [...decidedLine(row, people), ...askedLine(row, people)]),
    ...reviews.flatMap((row) => reviewLine(row, people)),
    ...patches.map(patchLine),
  ])
}

/** Sorts by time; of one second, the order given stays: what follows from another line is before it. */
function newestFirst(lines: Line[]): Line[] {
  return lines.toSorted((a, b) => secondOf(b.time) - secondOf(a.time))
}

const secondOf = (time: Date) => Math.floor(time.getTime() / SECOND)

function lineAt(type: Line['type'], at: Date, reason: string) {
  return { type, revision: toStamp(at), time: at, reason, sent_to: [] }
}

function authorOf(people: People, accountId: string): Pick<Line, 'author' | 'role'> {
  const { name: author = '', role } = people.get(accountId) ?? {}
  return { author, ...(role && { role }) }
}

function patchLine({ patchRevision, author, role, note, createdAt }: PatchHeading): Line {
  return {
    ...lineAt('patch', createdAt, note),
    ...{ revision: patchRevision, patch_revision: patchRevision, role },
    author: fullName({ first: author.firstName, last: author.lastName }),
  }
}

/** Returns the line of a first review; a second one has that of its request. */
function reviewLine({ round, closedAt, reviewerId, patchRevision }: ReviewRow, people: People) {
  if (round !== 'first' || closedAt === null) return []
  return [
    {
      ...lineAt('review', closedAt, ''),
      ...authorOf(people, reviewerId),
      ...(patchRevision !== null && { patch_revision: patchRevision }),
    },
  ]
}

/** Returns the line of a request for a second review; the portal itself asks for an asynchronous one. */
function askedLine({ kind, askedAt, askedBy, reason }: Request, people: People): Line[] {
  if (kind === 'async') return []
  return [{ ...lineAt('second_review', askedAt, reason), ...authorOf(people, askedBy) }]
}

function decidedLine(
  { kind, decision, decidedAt, decidedBy, answer }: Request,
  people: People,
): Line[] {
  if (decision === null || decidedAt === null || decidedBy === null) return []
  const type = kind === 'async' ? 'async_reviewed' : 'second_reviewed'
  return [{ ...lineAt(type, decidedAt, answer), ...authorOf(people, decidedBy), outcome: decision }]
}

function resendLine(
  { askedAt, askedBy, reason, decision, answer }: RepeatRow,
  people: People,
): Line {
  return {
    ...lineAt('resend_report', askedAt, reason),
    ...authorOf(people, askedBy),
    ...(decision && { outcome: decision, answer }),
  }
}
