import type { CaseStatus } from './case.ts'

/** Returns why a case may not be reopened as a follow-up, or `undefined`. portal §4; REPT-2, REPT-3. */
export function refuseReconsult(original: {
  status: CaseStatus
  cloned: boolean
  isClone: boolean
}): 'wrongStatus' | 'alreadyCloned' | undefined {
  if (original.cloned || original.isClone) return 'alreadyCloned'
  if (original.status !== 'close') return 'wrongStatus'
}
