/** The states of a hospital's erasure: waiting for a second admin, declined, running, done. ADR 47. */
export const ERASURE_STATES = ['asked', 'declined', 'running', 'done'] as const
export type ErasureState = (typeof ERASURE_STATES)[number]

export type ErasureAction = 'approve' | 'decline' | 'finish'

/** The transitions: action → state → next state. */
const STEPS: Record<ErasureAction, Partial<Record<ErasureState, ErasureState>>> = {
  approve: { asked: 'running' },
  decline: { asked: 'declined' },
  finish: { running: 'done' },
}

/** Returns the state after the action; undefined if it is not allowed. */
export function nextErasureState(
  state: ErasureState,
  action: ErasureAction,
): ErasureState | undefined {
  return STEPS[action][state]
}

export type ErasureRefusal = 'erasureDecided' | 'sameEraser' | 'reasonRequired'

/** Returns why a decision is refused: the requester may withdraw and never approve, and declining needs a reason. */
export function refuseErasureDecision(
  erasure: { state: ErasureState; askedBy: string },
  decided: { by: string; decision: 'approve' | 'decline'; reason: string },
): ErasureRefusal | undefined {
  if (nextErasureState(erasure.state, decided.decision) === undefined) return 'erasureDecided'
  if (decided.decision === 'approve')
    return erasure.askedBy === decided.by ? 'sameEraser' : undefined
  if (decided.reason.trim() === '') return 'reasonRequired'
}

/** Returns true if the typed name is the hospital's; white space and compatible forms of a character count as equal. */
export function isNameOf(hospitalName: string, typed: string): boolean {
  return normalized(hospitalName) === normalized(typed)
}

/** The name of what an erasure leaves of a hospital, its people, pets and files; a hospital's is followed by a space and a code. */
export const ERASED_NAME = 'Erased'

/** Returns the code in the name of an erased hospital; undefined for every other name. */
export function erasedCodeOf(hospitalName: string): string | undefined {
  return /^Erased ([0-9a-z]{6})$/.exec(hospitalName)?.[1]
}

function normalized(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
}

/** The kinds of open work and money that prevent an erasure. */
export const ERASURE_OBSTACLES = [
  'case',
  'signedReport',
  'checkout',
  'payment',
  'refund',
  'dispute',
  'invoice',
  'credits',
] as const
export type ErasureObstacleKind = (typeof ERASURE_OBSTACLES)[number]

/** An obstacle, with the number or id by which the office finds it. */
export type ErasureObstacle = { kind: ErasureObstacleKind; name: string; caseId: string }
