import { createHash } from 'node:crypto'
import { type QuestionSession, sentQuestions } from '@systole/domain/questions/question-session'

/** The question file of a case as bytes; made from the stored session, so there is never a second copy. */
export function questionFileBytes(session: QuestionSession): { bytes: Buffer; sha256: string } {
  const bytes = Buffer.from(JSON.stringify(sentQuestions(session)), 'utf8')
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

export const QUESTION_FILE_NAME = 'question_to_cardiologist.json'
export const QUESTION_FILE_TYPE = 'question to cardiologist'

const PREFIX = 'questions_'

/** Its id on the wire: one a case. */
export function questionFileId(caseId: string): string {
  return PREFIX + caseId
}

/** The case whose question file the id names, if it names one. */
export function caseOfQuestionFile(fileId: string): string | undefined {
  return fileId.startsWith(PREFIX) ? fileId.slice(PREFIX.length) : undefined
}
