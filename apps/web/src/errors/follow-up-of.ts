import { RefusedError } from '../api/query.ts'

/** Returns the existing follow-up of a case from a refusal -6023. */
export function followUpOf(error: unknown): string | undefined {
  if (!(error instanceof RefusedError) || error.refusal !== 'alreadyCloned') return undefined
  const { data } = error
  const reported = typeof data === 'object' && data !== null && 'usid' in data && data.usid
  return typeof reported === 'string' ? reported : undefined
}
