import { DELETED_KEPT } from '@systole/domain/cases/case-deletion'
import type { CallContext } from '../../app-context.ts'
import { removeCase } from './remove-case.ts'
import { lockUnpaid } from './retention-store.ts'

/** Removes deleted cases, one transaction each, so that a run can be interrupted and repeated. */
export async function endDeleted(
  context: CallContext,
  { caseIds }: { caseIds: readonly string[] },
): Promise<void> {
  for (const caseId of caseIds) await endDeletedCase(context, caseId)
}

/** Returns false if the deletion was undone or is too recent, or if the case no longer exists. */
export async function endDeletedCase(context: CallContext, caseId: string): Promise<boolean> {
  return context.database.transaction(async (db) => {
    const found = await lockUnpaid(db, caseId)
    if (!found?.deletedAt) return false
    const kept = context.clock.now().getTime() - found.deletedAt.getTime()
    if (kept < DELETED_KEPT) return false
    await removeCase({ ...context, db }, found, 'unpaid, deleted by its hospital')
    return true
  })
}
