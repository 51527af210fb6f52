import type { UserType } from '@systole/domain/accounts/user-type'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { secondReviewRequests } from '../../db/schema/ecg-reviews.ts'
import { nameOf } from '../accounts/account-name-store.ts'

type Row = typeof secondReviewRequests.$inferSelect
export type RequestRow = Row & { askedByName: string }
type OfKind = Pick<Row, 'caseId' | 'kind'>

/** Adds a request; one of this kind that is open already stays. */
export async function insertRequest(
  db: Db,
  request: OfKind &
    Pick<Row, 'due' | 'askedBy' | 'reason' | 'askedAt'> &
    Partial<Pick<Row, 'assignedTo'>>,
): Promise<void> {
  await db
    .insert(secondReviewRequests)
    .values({ requestId: newId('request'), ...request })
    .onConflictDoNothing()
}

/** Names the person who is asked by the open request of a kind. */
export async function assignRequest(
  db: Db,
  { caseId, kind }: OfKind,
  assignedTo: string,
): Promise<void> {
  await db
    .update(secondReviewRequests)
    .set({ assignedTo })
    .where(
      and(
        eq(secondReviewRequests.caseId, caseId),
        eq(secondReviewRequests.kind, kind),
        isNull(secondReviewRequests.decision),
      ),
    )
}

/** Returns the open request of a kind. */
export async function openRequest(
  db: Db,
  { caseId, kind }: OfKind,
): Promise<RequestRow | undefined> {
  const [row] = await db
    .select({ request: secondReviewRequests, askedByName: nameOf(accounts) })
    .from(secondReviewRequests)
    .innerJoin(accounts, eq(accounts.accountId, secondReviewRequests.askedBy))
    .where(
      and(
        eq(secondReviewRequests.caseId, caseId),
        eq(secondReviewRequests.kind, kind),
        isNull(secondReviewRequests.decision),
      ),
    )
  return row && { ...row.request, askedByName: row.askedByName }
}

/** Returns the requests of a case, oldest first. */
export async function requestsOfCase(db: Db, caseId: string): Promise<Row[]> {
  return db
    .select()
    .from(secondReviewRequests)
    .where(eq(secondReviewRequests.caseId, caseId))
    .orderBy(asc(secondReviewRequests.askedAt), asc(secondReviewRequests.requestId))
}

/** Decides a request once; returns false if it was decided before. */
export async function decideRequest(
  db: Db,
  requestId: string,
  decided: {
    [Field in 'decision' | 'answer' | 'decidedBy' | 'decidedAt']: NonNullable<Row[Field]>
  },
): Promise<boolean> {
  const written = await db
    .update(secondReviewRequests)
    .set(decided)
    .where(
      and(eq(secondReviewRequests.requestId, requestId), isNull(secondReviewRequests.decision)),
    )
    .returning({ requestId: secondReviewRequests.requestId })
  return written.length === 1
}

/** Returns the enabled accounts of a role, with the permissions that decide on their rights, except one. */
export async function othersOfRole(db: Db, role: UserType, exceptId: string) {
  return db
    .select({ accountId: accounts.accountId, permissions: accounts.permissions })
    .from(accounts)
    .where(
      and(
        eq(accounts.userType, role),
        isNull(accounts.disabledAt),
        ne(accounts.accountId, exceptId),
      ),
    )
}
