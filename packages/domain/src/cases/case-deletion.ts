import { SECOND } from '../time/durations.ts'
import type { CaseStatus } from './case.ts'
import { isEditable } from './case-status.ts'

/** A vet can take the deletion of a case back for this long. */
export const DELETION_UNDO = 10 * SECOND
/** A deleted case is removed this long after: an undo of the last second is still on its way. */
export const DELETED_KEPT = DELETION_UNDO + 5 * SECOND

export type DeletionRefusal = 'sent' | 'paying'

/**
 * Returns why a hospital cannot delete its case; undefined if it can. Cases that were sent, or for which money may still arrive,
 * stay.
 */
export function refuseDeletion(consult: {
  status: CaseStatus
  isSubmitted: boolean
  hasPayment: boolean
}): DeletionRefusal | undefined {
  if (consult.isSubmitted || !isEditable(consult.status)) return 'sent'
  if (consult.hasPayment) return 'paying'
}
