import { fill } from '@systole/i18n/fill'
import type { ReportModel } from './model.ts'
import type { Words } from './report-words.ts'

/** Formats a grade, such as "Limited: motion blur"; empty for a file without one. */
export function gradeText(
  { grade, gradeReason = '' }: ReportModel['files'][number],
  { grades, gradeReasoned }: Words['texts']['reports']['document']['appendix'],
): string {
  if (grade === undefined) return ''
  if (gradeReason.trim() === '') return grades[grade]
  return fill(gradeReasoned, { grade: grades[grade], reason: gradeReason })
}
