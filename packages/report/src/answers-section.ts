import type { AdvancePreset, BasicQuestion } from '@systole/domain/questions/question'
import type { AnswersSection } from './report-layout.ts'
import type { ReportTexts } from './report-texts.ts'
import type { Words } from './sections.ts'

/** Basic: the chosen questions. Advance: treatment plan, anesthesia plan, the vet's own questions. RVIEW-3. */
export function answersSection({ model, texts }: Words): AnswersSection | undefined {
  if (model.answers.length === 0) return undefined
  const { document } = texts.reports
  return {
    kind: 'answers',
    id: 'answers',
    title: document.answers.title,
    answers: model.answers.map(({ type, question, answer }) => ({
      question: isPreset(texts, type) ? document.answers.questions[type] : question,
      answer: answer.trim() === '' ? document.answers.unanswered : answer,
    })),
  }
}

function isPreset(texts: ReportTexts, type: string): type is BasicQuestion | AdvancePreset {
  return Object.hasOwn(texts.reports.document.answers.questions, type)
}
