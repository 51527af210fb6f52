import { phaseOf } from '@systole/domain/services/services'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { findCaseForChange } from '../../cases/case-store.ts'
import { reassignCase } from '../../claims/reassign-case.ts'
import { findSigned } from '../../reports/signing/signed-report-store.ts'
import { casesReadBy } from '../directory/account-directory-store.ts'

/**
 * Releases the cases assigned to this account to the worklist, except those with a signed report that is about to be released.
 */
export async function releaseCasesOf(
  context: Pick<CallContext, 'db' | 'clock' | 'requestId'>,
  actor: Actor,
  accountId: string,
): Promise<number> {
  let given = 0
  for (const caseId of await casesReadBy(context.db, accountId)) {
    const consult = await findCaseForChange(context.db, caseId, { reach: 'all' })
    if (!consult || phaseOf(consult) !== 'inWork' || consult.readerId !== accountId) continue
    if (await findSigned(context.db, caseId)) continue
    await reassignCase(context, consult, { action: 'unclaim', actor, holder: undefined })
    given += 1
  }
  return given
}
