import { INVALID_CHARACTER } from '@systole/domain/text/plain-text'
import type { z } from 'zod'
import { AppError } from './app-error.ts'

/** -134 for a forbidden character, else -103; the message names the field. wire.md. */
export function inputRefusal(error: z.ZodError): AppError {
  const issue = error.issues[0]
  const field = issue?.path.join('.') || 'request'
  const isCharacter = issue?.code === 'custom' && issue.params?.reason === INVALID_CHARACTER
  if (isCharacter) {
    return new AppError('invalidCharacter', {
      message: `${field} holds a character that cannot be used.`,
      data: { field },
    })
  }
  const missing = issue?.code === 'invalid_type' && issue.input === undefined
  return new AppError('invalidParameter', {
    message: missing ? `${field} is missing.` : `${field} is missing or malformed.`,
    data: { field },
  })
}
