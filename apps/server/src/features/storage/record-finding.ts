import type { CallContext } from '../../app-context.ts'
import { mailDamagedBytes } from './mail-damaged-bytes.ts'
import { addFinding, nameOfBytes, type StorageProblem } from './storage-finding-store.ts'

export type FindingContext = Pick<
  CallContext,
  'database' | 'clock' | 'jobs' | 'settings' | 'log' | 'publicUrl'
>

/**
 * Records that stored bytes differ from their row, and mails support once until it is resolved. Returns true if a row still
 * references them.
 */
export async function recordFinding(
  context: FindingContext,
  { storageKey, problem }: { storageKey: string; problem: StorageProblem },
): Promise<boolean> {
  return context.database.transaction(async (db) => {
    const found = await nameOfBytes(db, storageKey)
    if (!found) return false
    const { caseNumber, ...named } = found
    const now = context.clock.now()
    if (!(await addFinding(db, { ...named, storageKey, problem, now }))) return true
    context.log.error({ storageKey, problem, ...named }, 'stored bytes are not as they were')
    await mailDamagedBytes({ ...context, db }, { ...found, storageKey, problem, now })
    return true
  })
}
