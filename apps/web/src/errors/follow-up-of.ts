import { RefusedError } from '../api/query.ts'

/** Returns the existing follow-up of a case from a refusal -6023. */
export function followUpOf(error: unknown): string | undefined {
  if (!(error instanceof RefusedError) || error.refusal !== 'alreadyCloned') return undefined
  const { data } = error
  const reported = typeof data === 'object' && data !== null && 'caseId' in data && data.caseId
  return typeof reported === 'string' ? reported : undefined
}
