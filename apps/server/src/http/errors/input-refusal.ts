import { inputFault } from '@systole/contract/wire/input-fault'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { fieldRefusal, fieldWords } from '../field-refusal.ts'

/** Creates -103 for an unsupported field. KEEP-2. */
export function unknownFieldRefusal(field: string): AppError {
  return fieldRefusal(field, 'is not taken by this call')
}

/** Creates -134 for a forbidden character, otherwise -103; the message names the field and the characters. wire.md. */
export function inputRefusal(error: z.ZodError, given?: Record<string, unknown>): AppError {
  const fault = inputFault(error, given)
  if (fault.refusal === 'invalidParameter') {
    if (!fault.isTaken) return unknownFieldRefusal(fault.field)
    if (fault.words !== undefined)
      return new AppError('invalidParameter', {
        message: `${fieldWords(fault.field)}: ${fault.words}`,
        data: { field: fault.field },
      })
    if (fault.isMissing === undefined) return fieldRefusal(fault.field)
    return fieldRefusal(fault.field, fault.isMissing ? 'is missing' : 'is malformed')
  }
  const { field, characters } = fault
  const named = characters.length > 0 ? `: ${characters.join(', ')}` : ''
  return new AppError('invalidCharacter', {
    message: `${fieldWords(field)} holds a character that cannot be used${named}.`,
    data: { field, characters },
  })
}
