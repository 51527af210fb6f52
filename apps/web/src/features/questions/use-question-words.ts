import type { QuestionSession } from '@systole/domain/questions/question-session'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns functions that describe questions and file kinds in the reader's language. */
export function useQuestionWords() {
  const { t } = useTranslation('questions')
  return useMemo(
    () => ({
      kinds: (kinds: readonly FileKind[]) =>
        kinds.map((kind) => t(`kind.${kind}`)).join(t('kindSeparator')),
      /** Returns the text of an additional question and the name of a preset one. */
      asked: (session: QuestionSession) =>
        session.question_session.map(({ type, question }) => question.value || t(`text.${type}`)),
      /** Summarises the questions, as in "Advance, 3 questions". */
      summary: (session: QuestionSession) =>
        t(`summary.${session.mode}`, { count: session.question_session.length }),
    }),
    [t],
  )
}
