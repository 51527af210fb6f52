import { type InService, phaseOf } from '../services/services.ts'

/** `asked`: waiting for the decision. `running`: accepted, a new revision is being written. */
export type RedoState = 'asked' | 'running'

/**
 * Returns the state of the re-performance of a released report, or `undefined`. The report stays readable throughout. SPEC 9.
 */
export function redoState(consult: InService, isReleased: boolean): RedoState | undefined {
  const phase = phaseOf(consult)
  if (phase === 'repeatAsked') return 'asked'
  const isBack = phase === 'queued' || phase === 'inWork'
  return isReleased && isBack ? 'running' : undefined
}
