/** States of the erasure of a hospital: waits for a second admin, under way, finished. Decision 0047. */
export const ERASURE_STATES = ['asked', 'declined', 'running', 'done'] as const
export type ErasureState = (typeof ERASURE_STATES)[number]

export type ErasureAction = 'approve' | 'decline' | 'finish'

/** action → state → next state. */
const STEPS: Record<ErasureAction, Partial<Record<ErasureState, ErasureState>>> = {
  approve: { asked: 'running' },
  decline: { asked: 'declined' },
  finish: { running: 'done' },
}

/** The state after the action, or undefined where it does not follow. */
export function nextErasureState(
  state: ErasureState,
  action: ErasureAction,
): ErasureState | undefined {
  return STEPS[action][state]
}

export type ErasureRefusal = 'erasureDecided' | 'sameEraser' | 'reasonRequired'

/** Whoever asked may withdraw the request and never approve it; declining needs a reason. */
export function refuseErasureDecision(
  erasure: { state: ErasureState; askedBy: string },
  decided: { by: string; decision: 'approve' | 'decline'; reason: string },
): ErasureRefusal | undefined {
  if (nextErasureState(erasure.state, decided.decision) === undefined) return 'erasureDecided'
  if (decided.decision === 'approve')
    return erasure.askedBy === decided.by ? 'sameEraser' : undefined
  if (decided.reason.trim() === '') return 'reasonRequired'
}

/** Whether the typed name is the hospital's; spaces and forms of the same character count as equal. */
export function isNameOf(hospitalName: string, typed: string): boolean {
  return normalized(hospitalName) === normalized(typed)
}

function normalized(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
}

/** Work and money under way that stand in the way of an erasure. */
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

/** One of them, with the number or id by which the office finds it. */
export type ErasureObstacle = { kind: ErasureObstacleKind; name: string; caseId: string }
