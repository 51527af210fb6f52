import type { ServiceId } from '../services/service-id.ts'
import { serviceOf } from '../services/services.ts'
import { MINUTE } from '../time/durations.ts'

/** The time for which a proof of identity signs further ECG reports on the same device. SPEC E30. */
export const PROOF_LASTS = 15 * MINUTE

/** Returns how long a proof still signs reports of the service, in milliseconds; 0 if a new one is needed. */
export function proofLeft(
  service: ServiceId,
  provenAt: Date | null | undefined,
  now: Date,
): number {
  if (!provenAt || serviceOf({ service }).report !== 'ecg') return 0
  return Math.max(0, provenAt.getTime() + PROOF_LASTS - now.getTime())
}
