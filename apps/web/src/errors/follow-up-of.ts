import { RefusedError } from '../api/query.ts'

/** The follow-up that a case has already, as -6023 tells it. */
export function followUpOf(error: unknown): string | undefined {
  if (!(error instanceof RefusedError) || error.refusal !== 'alreadyCloned') return undefined
  const { data } = error
  const told = typeof data === 'object' && data !== null && 'usid' in data && data.usid
  return typeof told === 'string' ? told : undefined
}
