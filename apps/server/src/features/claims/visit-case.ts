import type { visitCase as contract } from '@systole/contract/cases/claims'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { presentReader } from '../cases/present-case.ts'
import { requireCase } from '../cases/require-case.ts'
import { findReportDraft } from '../reports/report-store.ts'
import { otherVisitors, renewLease, writeVisit } from './claim-store.ts'

/** Handles the heartbeat of a desk. No audit row, because it changes nothing and the claim was logged at its start. */
export async function visitCase(
  { db, clock }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const visit = { caseId: input.caseId, accountId: actor.accountId, now: clock.now() }
  if (input.active) await renewLease(db, visit)
  const consult = await requireCase(db, input.caseId, scope)
  await writeVisit(db, visit)
  return {
    status: consult.status,
    reader: presentReader(consult),
    visitors: await otherVisitors(db, visit),
    draft_version: (await findReportDraft(db, input.caseId))?.version ?? 0,
  }
}
