import type { ReportTexts } from './written-texts.ts'

/** A missing value is said to be missing: "Not applicable". RVIEW-2. */
export function orNotApplicable(texts: ReportTexts, text: string): string {
  return text.trim() === '' ? texts.common.notApplicable : text
}
