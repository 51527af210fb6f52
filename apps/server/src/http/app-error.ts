import { ERRORS, type ErrorName } from '@systole/contract/wire/errors'

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
