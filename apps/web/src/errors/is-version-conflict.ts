import { VERSION_CONFLICT } from '../api/codes.ts'
import { RefusedError } from '../api/query.ts'

/** Someone else has saved meanwhile (-6025): both texts are shown to choose from. */
export function isVersionConflict(error: unknown): boolean {
  return error instanceof RefusedError && error.code === VERSION_CONFLICT
}
