import { REVIEW_WORDS } from '@systole/domain/ecg-reviews/review-words'
import { forbiddenCharacters, INVALID_CHARACTER } from '@systole/domain/text/plain-text'
import type { z } from 'zod'
import { UNKNOWN_FIELD } from './form-fields.ts'

/** The first invalid field of an input, by its path on the wire. */
export type InputFault =
  | { refusal: 'invalidCharacter'; field: string; characters: string[] }
  | {
      refusal: 'invalidParameter'
      field: string
      isMissing: boolean | undefined
      isTaken: boolean
      /** The words of the specification for it, where it has any. SPEC ECG-5. */
      words?: string
    }

/**
 * Describes an input error; used by the server and by clients that validate before sending. Without the input, the fault contains
 * only what the error itself states.
 */
export function inputFault(error: z.ZodError, given?: Record<string, unknown>): InputFault {
  const issue = error.issues[0]
  const path = issue?.path ?? []
  const field = path.join('.') || 'request'
  const found = given && valueAt(given, path)
  if (issue?.code === 'custom' && issue.params?.reason === INVALID_CHARACTER) {
    const characters = typeof found === 'string' ? forbiddenCharacters(found) : []
    return { refusal: 'invalidCharacter', field, characters }
  }
  const isTaken = issue?.message !== UNKNOWN_FIELD
  const fault = { field, isMissing: given && found === undefined, isTaken }
  const isNamed = issue?.message === REVIEW_WORDS.invalidValue
  return { refusal: 'invalidParameter', ...fault, ...(isNamed && { words: issue.message }) }
}

/** Returns the value at an issue's path in the input, because the issue does not contain it. */
function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  let found = given
  for (const key of path) {
    const container = typeof found === 'string' ? parsed(found) : found
    found = isRecord(container) ? container[key] : undefined
  }
  return found
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}

/** Parses a field that may contain JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
