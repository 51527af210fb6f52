import { z } from 'zod'
import type { AccessRow } from '../access/access.ts'
import { isEcgService } from '../ecg-cases/ecg-action.ts'
import type { ServiceId } from '../services/service-id.ts'
import { type InService, phaseOf } from '../services/services.ts'

/** The audience of a case note, as stored: one note of each type for a case. ROLE-3, NOTE-1. */
export const CaseNoteType = z.enum(['reviewer', 'for_education', 'from_cs', 'for_vet_in_charge'])
export type CaseNoteType = z.infer<typeof CaseNoteType>

export const CASE_NOTE_MAX = 2000

/** The types on the wire. An ECG case names its note to the reviewer `for_reviewer`, an eConsult `reviewer`. */
export const WireNoteType = z.enum(['for_reviewer', ...CaseNoteType.options])
export type WireNoteType = z.infer<typeof WireNoteType>

export function noteTypeOf(type: WireNoteType): CaseNoteType {
  return type === 'for_reviewer' ? 'reviewer' : type
}

export function noteTypeToWire(type: CaseNoteType, service: ServiceId): WireNoteType {
  return type === 'reviewer' && isEcgService(service) ? 'for_reviewer' : type
}

/** Returns the access row of writing a note of the type. ROLE-3. */
export function noteAccess(type: CaseNoteType): AccessRow {
  return type === 'reviewer' ? 'writeReviewerNote' : 'writeOtherNotes'
}

export function isToReviewer({ type }: { type: WireNoteType }): boolean {
  return noteTypeOf(type) === 'reviewer'
}

/**
 * Returns whether the hospital sees a note. Of an ECG case that is the note to the vet in charge once the report is released, and its
 * own note to the reviewer; the words of staff stay in the house. NOTE-1.
 */
export function leavesHouse(
  consult: InService,
  { type, isByStaff }: { type: CaseNoteType; isByStaff: boolean },
): boolean {
  if (type === 'for_vet_in_charge') return phaseOf(consult) === 'released'
  if (type !== 'reviewer') return false
  return !isEcgService(consult.service ?? 'econsult') || !isByStaff
}

/** Returns the action of the log line of a note: the hospital reads no line of staff about an ECG case. */
export function noteAction(service: ServiceId, isByStaff: boolean): 'note.saved' | 'note.internal' {
  return isEcgService(service) && isByStaff ? 'note.internal' : 'note.saved'
}

/** Returns why a note cannot be written now, or `undefined`. On an ECG case a hospital writes until it submits. */
export function refuseNote(
  consult: InService,
  { type, isStaff }: { type: CaseNoteType; isStaff: boolean },
): 'wrongStatus' | 'noSuchNote' | undefined {
  const isEcg = isEcgService(consult.service ?? 'econsult')
  if (type !== 'reviewer' && !isEcg) return 'noSuchNote'
  const phase = phaseOf(consult)
  const isClosedToHospital = isEcg && !isStaff && phase !== 'draft'
  return phase === 'rejected' || isClosedToHospital ? 'wrongStatus' : undefined
}
