import { AppError } from '../../http/app-error.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/** Returns the refusal for a caller who is not the assignee; it names the assignee. */
export function notAssignedError(refusal: 'wrongStatus' | 'notHolder', consult: CaseRow): AppError {
  if (refusal === 'wrongStatus') return new AppError(refusal)
  const { readerId, readerName } = consult
  return new AppError(refusal, {
    data: { holder: readerId ? { uid: readerId, name: readerName ?? '' } : null },
  })
}
