import { fill } from '@systole/i18n/fill'
import type { ReportModel } from './model.ts'
import type { Words } from './sections.ts'

/** "Limited: motion blur"; nothing for a file that was not graded. */
export function gradeText(
  { grade, gradeReason = '' }: ReportModel['files'][number],
  { grades, gradeReasoned }: Words['texts']['reports']['document']['appendix'],
): string {
  if (grade === undefined) return ''
  if (gradeReason.trim() === '') return grades[grade]
  return fill(gradeReasoned, { grade: grades[grade], reason: gradeReason })
}
