import { decodePath } from '@systole/contract/wire/codec'
import { inputFault } from '@systole/contract/wire/input-fault'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { fieldRefusal, fieldWords } from '../field-refusal.ts'

/** Creates -103 for an unsupported field. KEEP-2. */
export function unknownFieldRefusal(field: string): AppError {
  return fieldRefusal(field, 'is not taken by this call')
}

/**
 * Creates -134 for a forbidden character, otherwise -103; the message names the field and the characters. `fields` are those of
 * the call, by which a name of two meanings is known. wire.md.
 */
export function inputRefusal(
  error: z.ZodError,
  given?: Record<string, unknown>,
  fields?: object,
): AppError {
  const fault = inputFault(error, given)
  if (fault.refusal === 'invalidParameter') {
    if (!fault.isTaken) return unknownFieldRefusal(fault.field)
    if (fault.words !== undefined)
      return new AppError('invalidParameter', {
        message: `${fieldWords(fault.field, fields)}: ${fault.words}`,
        data: { field: fault.field },
      })
    const field = decodePath(fault.field, fields)
    if (fault.isMissing === undefined) return fieldRefusal(field)
    return fieldRefusal(field, fault.isMissing ? 'is missing' : 'is malformed')
  }
  const { field, characters } = fault
  const named = characters.length > 0 ? `: ${characters.join(', ')}` : ''
  return new AppError('invalidCharacter', {
    message: `${fieldWords(field, fields)} holds a character that cannot be used${named}.`,
    data: { field, characters },
  })
}
