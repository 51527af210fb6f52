import { refuseCreditRefund } from '@systole/domain/credits/case-credits'
import { CREDIT_REFUND } from '@systole/domain/ledger/posting'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { recordCase } from '../../cases/record-case.ts'
import { postToLedger } from '../../ledger/ledger-store.ts'
import { mapLedgerFailure } from '../map-ledger-failure.ts'
import { creditChangesOf, deductedIn } from './case-credit-store.ts'
import { CREDITS } from './case-credits.ts'

type Context = Pick<CallContext, 'db' | 'clock' | 'log' | 'requestId'>
type Return = { actor: Actor; note: string; asked?: number | undefined }

/** Refunds all credits deducted for a case, in the caller's transaction; without any it changes nothing. */
export async function returnAllCredits(
  context: Context,
  consult: CaseRow,
  { actor, note }: Omit<Return, 'asked'>,
): Promise<void> {
  await returnCredits(context, consult, { actor, note })
}

/** Returns deducted credits to their account. Returns false if none are deducted. Requires the row lock. */
export async function returnCredits(
  context: Context,
  consult: CaseRow,
  { actor, note, asked }: Return,
): Promise<boolean> {
  const { db, clock, log, requestId } = context
  const { caseId, hospitalId, status } = consult
  const now = clock.now()
  return mapLedgerFailure(log, { takes: false, tooLittle: 'distributorNoQuota' }, async () => {
    const changes = await creditChangesOf(db, caseId)
    const deducted = deductedIn(changes)
    if (!deducted || deducted.credits === 0) return false
    const credits = asked ?? deducted.credits
    const refusal = refuseCreditRefund(deducted.credits, credits)
    if (refusal) throw new AppError(refusal)
    const details = { credits, before: deducted.credits, after: deducted.credits - credits }
    await recordCase(
      { db, requestId },
      {
        caseId,
        hospitalId,
        actor,
        action: 'credits.refunded',
        from: status,
        to: status,
        note: String(credits),
        at: now,
        details,
      },
    )
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
    return true
  })
}
