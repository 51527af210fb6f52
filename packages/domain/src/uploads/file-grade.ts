import { z } from 'zod'
import type { FileQuality } from './file-quality.ts'

/** The cardiologist's grade of one file. */
export const FileGrade = z.enum(['diagnostic', 'limited', 'notUsable'])
export type FileGrade = z.infer<typeof FileGrade>

/** The grade of a file in the specification's words for quality. */
export const QUALITY_OF_GRADE = {
  diagnostic: 'acceptable',
  limited: 'marginally acceptable',
  notUsable: 'rejected',
} as const satisfies Record<FileGrade, FileQuality>

export const GRADE_REASON_MAX = 300

/** Refuses a lower grade without a reason, because the reason helps the clinic to improve. */
export function refuseGrade(grade: FileGrade | null, reason: string): 'reason' | undefined {
  const needsReason = grade === 'limited' || grade === 'notUsable'
  return needsReason && reason.trim() === '' ? 'reason' : undefined
}
