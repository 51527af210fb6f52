import { VERSION_CONFLICT } from '../api/codes.ts'
import { RefusedError } from '../api/query.ts'

/** Returns the note to the reviewer that someone saved meanwhile, if that is why a note was refused. */
export function noteSavedElsewhere(error: unknown): string | undefined {
  if (!(error instanceof RefusedError) || error.code !== VERSION_CONFLICT) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('note' in data)) return undefined
  return typeof data.note === 'string' ? data.note : undefined
}
