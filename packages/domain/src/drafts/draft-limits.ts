import { DAY } from '../time/durations.ts'

/** As JSON: three long texts of the clinical form, each full and every character escaped, fit. */
export const DRAFT_MAX_CHARACTERS = 131_072
/** A form is flat; deeper nesting is nobody's typing. */
export const DRAFT_MAX_DEPTH = 8
export const DRAFTS_PER_ACCOUNT = 200
/** Decision 23: after the last touch. */
export const DRAFT_KEPT = 30 * DAY
