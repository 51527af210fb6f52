import { createHash } from 'node:crypto'
import { type QuestionSession, sentQuestions } from '@systole/domain/questions/question-session'

/** Returns the question file of a case, generated from the stored session, so that there is no second copy. */
export function questionFileBytes(session: QuestionSession): { bytes: Buffer; sha256: string } {
  const bytes = Buffer.from(JSON.stringify(sentQuestions(session)), 'utf8')
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

export const QUESTION_FILE_NAME = 'question_to_cardiologist.json'
export const QUESTION_FILE_TYPE = 'question to cardiologist'

const PREFIX = 'questions_'

/** Returns the id of a case's question file on the wire. */
export function questionFileId(caseId: string): string {
  return PREFIX + caseId
}

/** Returns the case of a question file's id, or `undefined` for other ids. */
export function caseOfQuestionFile(fileId: string): string | undefined {
  return fileId.startsWith(PREFIX) ? fileId.slice(PREFIX.length) : undefined
}
