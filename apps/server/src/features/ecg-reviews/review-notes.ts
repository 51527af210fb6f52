import type { CaseNoteType } from '@systole/domain/cases/case-note'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { writeNote } from '../cases/notes/save-case-note.ts'

type Notes = EcgReview['notes']

/** The notes of a review by the type of the case note that each is. */
const TYPES: Readonly<Record<keyof Notes, CaseNoteType>> = {
  for_reviewer: 'reviewer',
  for_education: 'for_education',
  from_cs: 'from_cs',
  for_vet_in_charge: 'for_vet_in_charge',
}
const NAMES = Object.keys(TYPES) as (keyof Notes)[] // the keys of the table

/** Returns a review that is being written with the notes of its case, which are the ones that hold. NOTE-1. */
export function withCaseNotes(
  review: EcgReview,
  { notes: all }: Pick<CaseRow, 'notes'>,
): EcgReview {
  const entries = NAMES.map(
    (name) => [name, all.find(({ type }) => type === TYPES[name])?.content ?? ''] as const,
  )
  return { ...review, notes: Object.fromEntries(entries) as Notes } // every name of the table
}

/**
 * Writes the notes that this person changed to the case, and returns the review with the notes of the case. `read` are the notes that the
 * sender began with; one that is unchanged since gives way to what others have written.
 */
export async function saveReviewNotes(
  context: CallContext,
  { actor, consult }: { actor: Actor; consult: CaseRow },
  { read, sent }: { read: EcgReview; sent: EcgReview },
): Promise<EcgReview> {
  const current = withCaseNotes(sent, consult).notes
  const notes = { ...current }
  for (const name of NAMES) {
    const content = sent.notes[name].trim()
    if (content === read.notes[name].trim() || content === current[name]) continue
    await writeNote(context, { actor, consult, type: TYPES[name], content, isTyped: true })
    notes[name] = content
  }
  return { ...sent, notes }
}
