import { type InService, phaseOf } from '../services/services.ts'

/** Returns why a case may not be reopened as a follow-up, or `undefined`. portal §4; REPT-2, REPT-3. */
export function refuseReconsult(
  original: InService & { cloned: boolean; isClone: boolean },
): 'wrongStatus' | 'alreadyCloned' | undefined {
  if (original.cloned || original.isClone) return 'alreadyCloned'
  if (phaseOf(original) !== 'released') return 'wrongStatus'
}
