import { AppError } from '../../http/app-error.ts'

/** Returns the reason, which is required for manual changes of credits. */
export function reasonOf(note: string | undefined): string {
  const reason = note?.trim() ?? ''
  if (reason === '') throw new AppError('reasonRequired', { data: { field: 'note' } })
  return reason
}
