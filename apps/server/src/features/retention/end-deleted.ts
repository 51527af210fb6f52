import { DELETED_KEPT } from '@systole/domain/cases/case-deletion'
import type { CallContext } from '../../app-context.ts'
import { removeCase } from './remove-case.ts'
import { lockUnpaid } from './retention-store.ts'

/** Each case is a transaction of its own, so that a run may end anywhere and begin again. */
export async function endDeleted(
  context: CallContext,
  { caseIds }: { caseIds: readonly string[] },
): Promise<void> {
  for (const caseId of caseIds) await endDeletedCase(context, caseId)
}

/** False where the deletion was undone, is too young, or the case is gone. */
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
