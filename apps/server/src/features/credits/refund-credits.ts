import type { refundCredits as contract } from '@systole/contract/credits'
import { refuseCreditRefund } from '@systole/domain/credits/case-credits'
import { CREDIT_REFUND } from '@systole/domain/ledger/posting'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { addCaseEvent } from '../cases/case-event-store.ts'
import { findCaseForChange } from '../cases/case-store.ts'
import { postToLedger } from '../ledger/ledger-store.ts'
import { creditChangesOf, deductedIn } from './case-credit-store.ts'
import { CREDITS, presentCaseCredits } from './case-credits.ts'
import { askLedger } from './ledger-failure.ts'
import { reasonOf } from './reason-of.ts'

/** Gives deducted credits back to the account they came from. The case stays where it is. CALL-32. */
export async function refundCredits(context: CallContext, call: Call<typeof contract>) {
  const { db, clock, log, requestId } = context
  const { actor, input } = call
  const note = reasonOf(input.note)
  const consult = await findCaseForChange(db, input.usid, call.scope)
  if (!consult) throw new AppError('caseNotFound')
  const { caseId, hospitalId, status } = consult
  const now = clock.now()
  await askLedger(log, { takes: false, tooLittle: 'distributorNoQuota' }, async () => {
    const changes = await creditChangesOf(db, caseId)
    const deducted = deductedIn(changes)
    const credits = input.credits ?? deducted?.credits ?? 0
    const refusal = refuseCreditRefund(deducted?.credits ?? 0, credits)
    if (refusal || !deducted) throw new AppError(refusal ?? 'noCreditDeducted')
    const details = { credits, before: deducted.credits, after: deducted.credits - credits }
    const by = { actor, requestId }
    await addAudit(db, by, { action: 'credits.refunded', object: `case:${caseId}`, details })
    await addCaseEvent(db, {
      caseId,
      hospitalId,
      actor,
      action: 'credits.refunded',
      from: status,
      to: status,
      note: String(credits),
      at: now,
    })
    await postToLedger(db, {
      ...CREDITS,
      ...deducted.from,
      event: CREDIT_REFUND[deducted.kind],
      cause: `${caseId}:${changes.length}`,
      amount: credits,
      hospitalId,
      caseId,
      actor,
      note,
      at: now,
    })
  })
  return presentCaseCredits(context, consult)
}
