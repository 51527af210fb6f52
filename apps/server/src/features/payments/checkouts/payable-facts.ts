import { type CheckoutRefusal, refuseCheckout } from '@systole/domain/payments/refuse-checkout'
import { missingRequiredFiles } from '@systole/domain/questions/required-files'
import { FileKind, fileKindToWire } from '@systole/domain/uploads/file-kind'
import { AppError } from '../../../http/app-error.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'

/** Returns the facts of a case for the payment rule. */
export function payableFacts(consult: CaseRow): Parameters<typeof refuseCheckout>[0] {
  return {
    service: consult.service,
    status: consult.status,
    mode: consult.mode,
    isPaid: consult.submittedAt !== null,
    clinicalInputValid: consult.clinicalInput?.dataValid === true,
    asked: consult.questionSession?.question_session.map(({ type }) => type) ?? [],
    uploaded: FileKind.options.filter((kind) => (consult.fileCounts[kind] ?? 0) > 0),
  }
}

/** Returns the refusal for the wire, with the missing parts. */
export function refusedPayment(
  reason: CheckoutRefusal,
  { asked, uploaded }: ReturnType<typeof payableFacts>,
): AppError {
  if (reason === 'clinicalInputMissing' || reason === 'questionsMissing')
    return new AppError('caseNotPayable', { data: { reason } })
  if (reason !== 'requiredFilesMissing') return new AppError(reason)
  const missing = missingRequiredFiles(asked, uploaded).map(fileKindToWire)
  return new AppError(reason, { data: { missing } })
}

/** Refuses a case that lacks more than its payment, whatever the payment method. */
export function refuseUnpayable(consult: CaseRow): void {
  const facts = payableFacts(consult)
  const refusal = refuseCheckout(facts, consult.mode ? { mode: consult.mode } : undefined)
  if (refusal) throw refusedPayment(refusal, facts)
}
