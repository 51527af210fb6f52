import type { Case } from '@systole/contract/cases/wire-case'
import type { QuestionSelection } from '@systole/domain/questions/question'
import { toQuestionSession } from '@systole/domain/questions/question-session'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

/** Saves the question file; the server tags the case by its mode and replaces a former file (CASE-5). */
export async function saveQuestions(
  author: { caseId: string; uid: string },
  selection: QuestionSelection,
): Promise<void> {
  const session = toQuestionSession(selection, { uid: author.uid, at: new Date() })
  await orThrow(
    client.cases.addSessionData({
      uid: author.uid,
      caseId: author.caseId,
      type: 'supplementary',
      extraInfo: {
        type: 'supplementary',
        sub_type: 'question to cardiologist',
        mode: selection.mode,
        basic_list: selection.basic,
        advance_list: selection.advance,
      },
      embed_content: '1',
      fileName: 'question_to_cardiologist',
      ftype: 'json',
      fcontent: toBase64(JSON.stringify(session)),
    }),
  )
}

/** Reads the current case from the server. */
export async function readCase(caseId: string): Promise<Case> {
  return (await orThrow(client.cases.querySessionInfo({ caseId }))).session
}

/** Encodes the text's UTF-8 bytes as base64. */
export function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
