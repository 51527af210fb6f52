import { AppError } from '../../http/app-error.ts'

/** Returns the refusal of a further asynchronous review of the same revision. SPEC E27. */
export function asyncReviewed(): AppError {
  return new AppError('wrongStatus', {
    message: 'This report has been reviewed after its release.',
    data: { reason: 'asyncReviewed' },
  })
}
