import { plainText } from '@systole/domain/text/plain-text'
import { FileGrade, GRADE_REASON_MAX } from '@systole/domain/uploads/file-grade'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id } from '../wire/form-fields.ts'

export const queryFileGrades = endpoint({
  path: '/api/query_file_grades',
  summary: 'What the files of a case are good for, as the cardiologist says',
  access: 'queryFileGrades',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id, uid: CallerUid }),
  output: z.object({
    grades: z.array(z.object({ fid: z.string(), grade: FileGrade, reason: z.string() })),
  }),
  errors: ['caseNotFound'],
})

/** The hospital reads it with the report. */
export const gradeFile = endpoint({
  path: '/api/grade_file',
  summary: 'Say what a file is good for, and why it falls short; empty takes the grade away',
  access: 'gradeFile',
  effect: 'write',
  rate: 'draft',
  input: z.object({
    usid: Id,
    uid: CallerUid,
    fid: Id,
    grade: FileGrade.or(z.literal('')),
    reason: plainText(GRADE_REASON_MAX).default(''),
  }),
  output: z.object({}),
  errors: ['caseNotFound', 'wrongStatus', 'notHolder', 'releasePending'],
})
