import { ERRORS, type ErrorName } from '@systole/contract/errors'

/** An expected refusal. Anything else thrown is a defect. `data` is what the refusal tells the caller beside its words. */
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
