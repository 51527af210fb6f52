import { VERSION_CONFLICT } from '../api/codes.ts'
import { RefusedError } from '../api/query.ts'

/** Returns true for a concurrent save (-6025): both versions are shown to choose from. */
export function isVersionConflict(error: unknown): boolean {
  return error instanceof RefusedError && error.code === VERSION_CONFLICT
}
