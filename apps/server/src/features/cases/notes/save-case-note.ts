import type { updateSession as contract } from '@systole/contract/cases/cases'
import type { CallContext } from '../../../app-context.ts'
import { requireAccess } from '../../../http/access/require-access.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import type { CaseRow } from '../case-row-store.ts'
import { recordCase } from '../record-case.ts'
import { deleteCaseNote, writeCaseNote } from './case-note-store.ts'

/**
 * Saves the note to the reviewer until the case is over; an empty one is removed. Each version is logged. ROLE-3. Requires the
 * lock of the case, so that a note saved meanwhile is refused and not replaced.
 */
export async function saveCaseNote(
  { db, clock, requestId }: CallContext,
  { actor }: Call<typeof contract>,
  consult: CaseRow,
  { note, note_was: seen }: { note: string; note_was?: string | undefined },
): Promise<void> {
  requireAccess(actor, 'writeReviewerNote')
  if (consult.status === 'reject') throw new AppError('wrongStatus')
  const content = note.trim()
  const before = consult.notes.find(({ type }) => type === 'reviewer')?.content ?? ''
  if (content === before) return
  if (seen !== undefined && seen.trim() !== before)
    throw new AppError('versionConflict', { data: { note: before } })
  const { caseId, hospitalId } = consult
  const at = clock.now()
  const key = { caseId, type: 'reviewer' } as const
  if (content === '') await deleteCaseNote(db, key)
  else await writeCaseNote(db, { ...key, content, writtenBy: actor.accountId, writtenAt: at })
  const action = 'note.saved'
  await recordCase(
    { db, requestId },
    { caseId, hospitalId, actor, action, to: key.type, note: content, at, details: key },
  )
}
