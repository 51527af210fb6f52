import { AppError } from '../../http/app-error.ts'

/** Whoever moves credits by hand says why. */
export function reasonOf(note: string | undefined): string {
  const reason = note?.trim() ?? ''
  if (reason === '') throw new AppError('reasonRequired', { data: { field: 'note' } })
  return reason
}
