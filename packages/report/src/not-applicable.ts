import type { ReportTexts } from './written-texts.ts'

/** Returns the text, or "Not applicable" for a missing value. RVIEW-2. */
export function orNotApplicable(texts: ReportTexts, text: string): string {
  return text.trim() === '' ? texts.common.notApplicable : text
}
