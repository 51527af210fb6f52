import type { CallContext } from '../../app-context.ts'
import { findCaseForChange } from '../cases/case-store.ts'
import { deleteVisits, lapsedClaims } from './claim-store.ts'
import { releaseExpiredClaim } from './release-expired-claim.ts'

type Context = Pick<CallContext, 'database' | 'clock' | 'log' | 'requestId'>

/** Releases expired claims in one transaction per case, so that a failure does not affect the others. */
export async function releaseExpiredClaims(context: Context): Promise<void> {
  const { database, clock, log } = context
  for (const { caseId } of await lapsedClaims(database, clock.now())) {
    try {
      await database.transaction(async (db) => {
        const consult = await findCaseForChange(db, caseId, { reach: 'all' })
        if (consult) await releaseExpiredClaim({ ...context, db }, consult)
      })
    } catch (error) {
      log.warn({ err: error, caseId }, 'claim not freed')
    }
  }
  await deleteVisits(database, clock.now())
}
