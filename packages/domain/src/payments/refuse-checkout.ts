import type { ConsultMode } from '../cases/case.ts'
import type { Question } from '../questions/question.ts'
import { missingRequiredFiles } from '../questions/required-files.ts'
import { type InService, phaseOf } from '../services/services.ts'
import type { FileKind } from '../uploads/file-kind.ts'

export type CheckoutRefusal =
  | 'alreadyPaid'
  | 'caseNotPayable'
  | 'clinicalInputMissing'
  | 'questionsMissing'
  | 'requiredFilesMissing'
  | 'productNotFound'

/**
 * Returns why a case cannot be paid now, or `undefined`. The same rule enables the dialog and guards the call. portal §4, §5;
 * PAY-7.
 */
export function refuseCheckout(
  consult: InService & {
    isPaid: boolean
    clinicalInputValid: boolean
    mode: ConsultMode | null
    asked: readonly Question[]
    uploaded: readonly FileKind[]
  },
  product: { mode: ConsultMode } | undefined,
): CheckoutRefusal | undefined {
  if (consult.isPaid) return 'alreadyPaid'
  if (phaseOf(consult) !== 'draft') return 'caseNotPayable'
  if (!consult.clinicalInputValid) return 'clinicalInputMissing'
  if (consult.mode === null || consult.asked.length === 0) return 'questionsMissing'
  if (missingRequiredFiles(consult.asked, consult.uploaded).length > 0)
    return 'requiredFilesMissing'
  if (product?.mode !== consult.mode) return 'productNotFound'
}
