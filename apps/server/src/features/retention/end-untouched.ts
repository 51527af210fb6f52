import { DELETED_KEPT } from '@systole/domain/cases/case-deletion'
import {
  DELETION_WARNING,
  deletionDue,
  isTouchedSinceWarning,
  originalsKeptSince,
  warnedWhenUntouchedSince,
} from '@systole/domain/retention/retention'
import type { CallContext } from '../../app-context.ts'
import { addAudit } from '../audit/audit-store.ts'
import { findCase } from '../cases/case-store.ts'
import { logCaseOnly } from '../cases/record-case.ts'
import { discardBytesJob } from '../uploads/sweeping/discard-bytes.job.ts'
import { endDeletedCase } from './end-deleted.ts'
import { mailDeletionDue } from './mail-deletion-due.ts'
import { removeCase } from './remove-case.ts'
import {
  clearTouchedDeletions,
  deletedBefore,
  deletionsDue,
  endOriginals,
  lockUnpaid,
  type Original,
  originalsEndedBefore,
  setDeletionDue,
  untouchedSince,
} from './retention-store.ts'

const PORTION = 100
/** The maximum number of portions per run; the rest is processed an hour later. */
const PORTIONS = 50

type Context = CallContext

/**
 * Ends abandoned cases (SPEC 23). Each case is one transaction, rows before bytes, so that a run can be interrupted and
 * repeated.
 */
export async function endUntouched(context: Context): Promise<void> {
  await clearTouchedDeletions(context.database, DELETION_WARNING)
  await inPortions(context, 'warn', async () => {
    const since = warnedWhenUntouchedSince(context.clock.now())
    const found = await untouchedSince(context.database, since, PORTION)
    return found.map(
      ({ caseId }) =>
        () =>
          warn(context, caseId),
    )
  })
  await inPortions(context, 'delete', async () => {
    const found = await deletionsDue(context.database, context.clock.now(), PORTION)
    return found.map((caseId) => () => end(context, caseId))
  })
  await inPortions(context, 'deleted', async () => {
    const before = new Date(context.clock.now().getTime() - DELETED_KEPT)
    const found = await deletedBefore(context.database, before, PORTION)
    return found.map((caseId) => () => endDeletedCase(context, caseId))
  })
  await inPortions(context, 'originals', () => oldOriginals(context))
}

/** Processes portions until one is empty or has no effect. A failed item is logged and left for the next run. */
async function inPortions(
  { log }: Context,
  step: string,
  next: () => Promise<(() => Promise<boolean>)[]>,
): Promise<void> {
  for (let portion = 0; portion < PORTIONS; portion += 1) {
    let moved = 0
    for (const work of await next()) {
      const done = await work().catch((error: unknown) => {
        log.error({ err: error, step }, 'retention step failed')
        return false
      })
      if (done) moved += 1
    }
    if (moved === 0) return
  }
}

async function warn(context: Context, caseId: string): Promise<boolean> {
  return context.database.transaction(async (db) => {
    const found = await lockUnpaid(db, caseId)
    const now = context.clock.now()
    if (!found || found.deletionDueAt || found.touchedAt > warnedWhenUntouchedSince(now))
      return false
    const due = deletionDue({ touchedAt: found.touchedAt, now })
    await setDeletionDue(db, caseId, due)
    const consult = await findCase(db, caseId, { reach: 'all' })
    if (!consult) return false
    const { hospitalId } = consult
    await logCaseOnly(db, {
      caseId,
      hospitalId,
      actor: undefined,
      action: 'case.deletionDue',
      to: due.toISOString(),
      at: now,
    })
    await mailDeletionDue({ ...context, db }, consult, due)
    return true
  })
}

async function end(context: Context, caseId: string): Promise<boolean> {
  return context.database.transaction(async (db) => {
    const found = await lockUnpaid(db, caseId)
    const now = context.clock.now()
    if (!found?.deletionDueAt || found.deletionDueAt > now) return false
    const { touchedAt, deletionDueAt } = found
    if (isTouchedSinceWarning({ touchedAt, deletionDueAt })) {
      await setDeletionDue(db, caseId, null)
      return true
    }
    await removeCase({ ...context, db }, found, 'unpaid, 30 days')
    return true
  })
}

/** Returns one transaction per case, so that a failure does not affect the others. */
async function oldOriginals(context: Context) {
  const before = originalsKeptSince(context.clock.now())
  const found = await originalsEndedBefore(context.database, before, PORTION)
  const byCase = Map.groupBy(found, ({ caseId }) => caseId)
  return [...byCase].map(
    ([caseId, originals]) =>
      () =>
        removeOriginals(context, caseId, originals),
  )
}

async function removeOriginals(
  context: Context,
  caseId: string,
  originals: readonly Original[],
): Promise<boolean> {
  return context.database.transaction(async (db) => {
    const ids = originals.map(({ fileId }) => fileId)
    const ended = new Set(await endOriginals(db, ids, context.clock.now()))
    const gone = originals.filter(({ fileId }) => ended.has(fileId))
    if (gone.length === 0) return false
    const storageKeys = gone.map(({ storageKey }) => storageKey)
    await context.jobs.enqueue(db, discardBytesJob, { storageKeys, uploadIds: [] })
    for (const { fileId, sha256 } of gone)
      await addAudit(
        db,
        { actor: undefined, requestId: context.requestId },
        {
          action: 'file.deleted',
          object: `case:${caseId}`,
          details: { rule: 'original, 7 years', fileId, sha256 },
        },
      )
    return true
  })
}
