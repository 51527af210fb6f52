import { INVALID_CHARACTER } from '@systole/domain/text/plain-text'
import type { z } from 'zod'
import { AppError } from './app-error.ts'

/** -134 for a forbidden character, else -103; the message names the field. wire.md. */
export function inputRefusal(error: z.ZodError, given?: Record<string, unknown>): AppError {
  const issue = error.issues[0]
  const field = issue?.path.join('.') || 'request'
  const isCharacter = issue?.code === 'custom' && issue.params?.reason === INVALID_CHARACTER
  if (isCharacter) {
    return new AppError('invalidCharacter', {
      message: `${field} holds a character that cannot be used.`,
      data: { field },
    })
  }
  return new AppError('invalidParameter', {
    message: `${field} ${given ? faultOf(given, issue?.path ?? []) : 'is missing or malformed'}.`,
    data: { field },
  })
}

/** An issue does not carry the input it found, so its path is followed in what was given. */
function faultOf(given: unknown, path: readonly PropertyKey[]): 'is missing' | 'is malformed' {
  let found = given
  for (const key of path) {
    const holder = typeof found === 'string' ? parsed(found) : found
    found = isRecord(holder) ? holder[key] : undefined
  }
  return found === undefined ? 'is missing' : 'is malformed'
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}

/** A field may carry JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
