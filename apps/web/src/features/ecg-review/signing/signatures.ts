import { createStore } from '../../../store.ts'
import type { SignedReview } from './signing.queries.ts'

/** The signatures made on this page, by case, so that the last step shows the time for undoing. */
export const signatures = createStore<ReadonlyMap<string, SignedReview>>(new Map())

export function setSignature(caseId: string, signed: SignedReview | undefined): void {
  const next = new Map(signatures.get())
  if (signed) next.set(caseId, signed)
  else next.delete(caseId)
  signatures.set(next)
}
