import { z } from 'zod'

/** The audience of a case note. ROLE-3: the note to the reviewer. */
export const CaseNoteType = z.enum(['reviewer'])
export type CaseNoteType = z.infer<typeof CaseNoteType>

export const CASE_NOTE_MAX = 2000
