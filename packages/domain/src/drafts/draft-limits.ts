import { DAY } from '../time/durations.ts'

/** The maximum size as JSON, which fits three long texts of the clinical form, each full and with every character escaped. */
export const DRAFT_MAX_CHARACTERS = 131_072
/** The maximum nesting depth; forms are flat. */
export const DRAFT_MAX_DEPTH = 8
export const DRAFTS_PER_ACCOUNT = 200
/** SPEC 23: the retention time after the last change. */
export const DRAFT_KEPT = 30 * DAY
