import type { refuseCheckout } from '@systole/domain/payments/refuse-checkout'
import { FileKind } from '@systole/domain/uploads/file-kind'
import type { CaseRow } from '../cases/case-row-store.ts'

/** What the rule about paying wants to know of a case. */
export function payableFacts(consult: CaseRow): Parameters<typeof refuseCheckout>[0] {
  return {
    status: consult.status,
    mode: consult.mode,
    isPaid: consult.submittedAt !== null,
    clinicalInputValid: consult.clinicalInput?.dataValid === true,
    asked: consult.questionSession?.question_session.map(({ type }) => type) ?? [],
    uploaded: FileKind.options.filter((kind) => (consult.fileCounts[kind] ?? 0) > 0),
  }
}
