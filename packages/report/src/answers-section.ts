import { AdvancePreset, BasicQuestion } from '@systole/domain/questions/question'
import type { AnswersSection } from './report-layout.ts'
import type { Words } from './report-words.ts'

/**
 * Returns the answers. Basic: the chosen questions. Advance: treatment plan, anesthesia plan, the vet's own questions. RVIEW-3.
 */
export function answersSection({ model, texts }: Words): AnswersSection | undefined {
  if (model.answers.length === 0) return undefined
  const { answers } = texts.reports.document
  const heading = ({ type, question }: (typeof model.answers)[number]): string => {
    const basic = BasicQuestion.safeParse(type)
    if (basic.success) return texts.questions.text[basic.data]
    const plan = AdvancePreset.safeParse(type)
    return plan.success ? answers.plans[plan.data] : question
  }
  return {
    kind: 'answers',
    id: 'answers',
    title: answers.title,
    answers: model.answers.map((item) => ({
      question: heading(item),
      answer: item.answer.trim() === '' ? answers.unanswered : item.answer,
    })),
  }
}
