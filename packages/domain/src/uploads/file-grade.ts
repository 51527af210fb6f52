import { z } from 'zod'
import type { FileQuality } from './file-quality.ts'

/** What one file is good for, as the cardiologist says: whole, with reserve, or not at all. */
export const FileGrade = z.enum(['diagnostic', 'limited', 'notUsable'])
export type FileGrade = z.infer<typeof FileGrade>

/** The grade of a file in the specification's words for quality. */
export const QUALITY_OF_GRADE = {
  diagnostic: 'acceptable',
  limited: 'marginally acceptable',
  notUsable: 'rejected',
} as const satisfies Record<FileGrade, FileQuality>

export const GRADE_REASON_MAX = 300

/** A file that falls short is told why: the clinic does it better the next time. */
export function refuseGrade(grade: FileGrade | null, reason: string): 'reason' | undefined {
  const needsReason = grade === 'limited' || grade === 'notUsable'
  return needsReason && reason.trim() === '' ? 'reason' : undefined
}
