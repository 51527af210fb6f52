import { VERSION_CONFLICT } from '../api/codes.ts'
import { RefusedError } from '../api/query.ts'

/** A note as it is stored; empty if it was removed. */
type SavedNote = { note: string; version: number }

/** Returns the note to the reviewer that someone saved meanwhile, if that is why a note was refused. */
export function noteSavedElsewhere(error: unknown): string | undefined {
  return savedNoteIn(error)?.note
}

/** Returns the note that someone saved meanwhile, with its version, if that is why a note was refused. */
export function savedNoteIn(error: unknown): SavedNote | undefined {
  if (!(error instanceof RefusedError) || error.code !== VERSION_CONFLICT) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('note' in data)) return undefined
  const { note } = data
  const version = 'version' in data && typeof data.version === 'number' ? data.version : 0
  return typeof note === 'string' ? { note, version } : undefined
}
