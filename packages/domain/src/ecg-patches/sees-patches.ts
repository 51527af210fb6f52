import type { Reach } from '../access/access.ts'
import { type InService, phaseOf } from '../services/services.ts'

/** Returns whether a caller sees what people corrected: staff always, the hospital of the case once its report is released. */
export function seesPatches(reach: Reach, consult: InService): boolean {
  const phase = phaseOf(consult)
  return reach !== 'own' || phase === 'released' || phase === 'repeatAsked'
}
