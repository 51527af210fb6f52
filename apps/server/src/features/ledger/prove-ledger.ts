import type { CallContext } from '../../app-context.ts'
import {
  allowMinutes,
  findLedgerProblems,
  freezeAccounts,
  insertLedgerProof,
} from './ledger-proof-store.ts'
import { mailLedgerProblems } from './mail-ledger-problems.ts'

/** Verifies the ledger and records the result. Problems are mailed to support, and affected accounts are frozen. */
export async function proveLedger(
  context: Pick<CallContext, 'database' | 'clock' | 'log' | 'jobs' | 'settings' | 'publicUrl'>,
): Promise<void> {
  const { database, clock, log } = context
  const now = clock.now()
  await database.transaction(
    async (db) => {
      await allowMinutes(db)
      const problems = await findLedgerProblems(db)
      await insertLedgerProof(db, now, problems)
      const doubted = problems.flatMap(({ kind, object }) => (kind === 'balance' ? [object] : []))
      await freezeAccounts(db, doubted, now)
      if (problems.length === 0) return
      log.error({ problems }, 'the ledger does not prove')
      await mailLedgerProblems({ ...context, db }, problems, now)
    },
    { isolationLevel: 'repeatable read' },
  )
}
