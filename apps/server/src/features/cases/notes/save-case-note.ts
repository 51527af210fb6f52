import type { updateSession as contract } from '@systole/contract/cases/cases'
import { isStaff } from '@systole/domain/accounts/is-staff'
import {
  type CaseNoteType,
  leavesHouse,
  noteAccess,
  noteAction,
  noteTypeOf,
  noteTypeToWire,
  refuseNote,
} from '@systole/domain/cases/case-note'
import type { CallContext } from '../../../app-context.ts'
import { requireAccess } from '../../../http/access/require-access.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import type { CaseRow } from '../case-row-store.ts'
import { recordCase } from '../record-case.ts'
import { deleteCaseNote, writeCaseNote } from './case-note-store.ts'

type Sent = NonNullable<Call<typeof contract>['input']['params']['note']>

/**
 * Saves a note until the case is over; an empty one is removed. Each version is logged. ROLE-3, NOTE-1. Requires the lock of the case,
 * so that a note saved meanwhile is refused and not replaced.
 */
export async function saveCaseNote(
  context: CallContext,
  { actor }: Call<typeof contract>,
  consult: CaseRow,
  { note, note_was: seen }: { note: Sent; note_was?: string | undefined },
): Promise<void> {
  const sent = typeof note === 'string' ? { type: 'reviewer' as const, content: note } : note
  const type = noteTypeOf(sent.type)
  requireAccess(actor, noteAccess(type))
  const refusal = refuseNote(consult, { type, isStaff: isStaff(actor.userType) })
  if (refusal === 'noSuchNote')
    throw fieldRefusal('params.note.type', 'is not a note of this service')
  if (refusal) throw new AppError(refusal)
  const content = sent.content.trim()
  const before = consult.notes.find((each) => each.type === type)
  if (content === (before?.content ?? '')) return
  const version = 'version' in sent ? sent.version : undefined
  if (isStale(before, { seen, version })) throw staleNote(actor, consult, before)
  await writeNote(context, { actor, consult, type, content })
}

type Stored = CaseRow['notes'][number] | undefined

/** Returns whether the sender wrote on another note than the stored one. */
function isStale(
  before: Stored,
  { seen, version }: { seen: string | undefined; version: number | undefined },
): boolean {
  if (seen !== undefined && seen.trim() !== (before?.content ?? '')) return true
  return version !== undefined && version !== (before?.version ?? 0)
}

/** Answers a stale note with the stored one, unless it is not for the caller. */
function staleNote({ userType }: Actor, consult: CaseRow, before: Stored): AppError {
  const isSeen = before !== undefined && (isStaff(userType) || leavesHouse(consult, before))
  const data = isSeen ? { note: before.content, version: before.version } : { note: '' }
  return new AppError('versionConflict', { data })
}

type Written = {
  actor: Actor
  consult: CaseRow
  type: CaseNoteType
  content: string
  /** True if it is saved again and again while it is typed. */
  isTyped?: boolean
}

/**
 * Writes a note of a case, or removes an empty one, and logs it with what it replaces; not again while the same person is typing it,
 * if so asked. Requires the lock of the case.
 */
export async function writeNote(
  { db, clock, requestId }: Pick<CallContext, 'db' | 'clock' | 'requestId'>,
  { actor, consult, type, content, isTyped = false }: Written,
): Promise<void> {
  const { caseId, hospitalId, service } = consult
  const before = consult.notes.find((each) => each.type === type)
  const at = clock.now()
  const key = { caseId, type }
  if (content === '') await deleteCaseNote(db, key)
  else await writeCaseNote(db, { ...key, content, writtenBy: actor.accountId, writtenAt: at })
  if (isTyped && before?.email === actor.email) return
  const to = noteTypeToWire(type, service)
  const action = noteAction(service, isStaff(actor.userType))
  const details = { ...key, ...(before && { was: before.content }) }
  await recordCase(
    { db, requestId },
    { caseId, hospitalId, actor, action, to, note: content, at, details },
  )
}
