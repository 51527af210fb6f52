import { type InService, phaseOf } from '../services/services.ts'
import { SECOND } from '../time/durations.ts'

/** The time within which a vet can undo the deletion of a case. */
export const DELETION_UNDO = 10 * SECOND
/** The time after which a deleted case is removed; longer than the undo, so that an undo of the last second still arrives. */
export const DELETED_KEPT = DELETION_UNDO + 5 * SECOND

export type DeletionRefusal = 'sent' | 'paying'

/**
 * Returns why a hospital cannot delete its case; undefined if it can. Cases that were sent, or for which money may still arrive,
 * stay.
 */
export function refuseDeletion(
  consult: InService & { isSubmitted: boolean; hasPayment: boolean },
): DeletionRefusal | undefined {
  if (consult.isSubmitted || phaseOf(consult) !== 'draft') return 'sent'
  if (consult.hasPayment) return 'paying'
}
