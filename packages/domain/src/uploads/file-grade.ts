import { z } from 'zod'

/** What one file is good for, as the cardiologist says: whole, with reserve, or not at all. */
export const FileGrade = z.enum(['diagnostic', 'limited', 'notUsable'])
export type FileGrade = z.infer<typeof FileGrade>

export const GRADE_REASON_MAX = 300

/** A file that falls short is told why: the clinic does it better the next time. */
export function refuseGrade(grade: FileGrade | null, reason: string): 'reason' | undefined {
  const needsReason = grade === 'limited' || grade === 'notUsable'
  return needsReason && reason.trim() === '' ? 'reason' : undefined
}
