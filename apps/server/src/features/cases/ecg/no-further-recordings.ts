import { AppError } from '../../../http/app-error.ts'

/** Returns the refusal of a recording for a case that takes no further one. Handbook 1.2. */
export function noFurtherRecordings(): AppError {
  return new AppError('wrongStatus', {
    message: 'The recordings of this case have been patched. It takes no further recording.',
    data: { reason: 'recordingsPatched' },
  })
}
