import { ERRORS, type ErrorName } from '@systole/contract/wire/errors'
import { z } from 'zod'

/** An expected refusal; any other error is a bug. `data` is sent with the message. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly refusal: ErrorName
  readonly data: unknown

  constructor(
    refusal: ErrorName,
    options: { message?: string; data?: unknown; cause?: unknown } = {},
  ) {
    super(options.message ?? ERRORS[refusal].message, { cause: options.cause })
    this.refusal = refusal
    this.data = options.data ?? null
  }
}

/** Returns the data of a refusal as a reply would send it, with its times as stamps. */
export function asSent<T extends z.ZodType>(schema: T, data: z.output<T>): z.input<T> {
  return z.encode(schema, data)
}
