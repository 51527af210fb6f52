import type { Verification } from './verification-section.ts'
import type { ToSimplified } from './written-texts.ts'

export type ReportSurroundings = {
  toSimplified: ToSimplified
  /** The content's SHA-256 and the address of the verification page, for a released report. */
  verification?: Verification
}
