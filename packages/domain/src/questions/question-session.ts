import { z } from 'zod'
import { ConsultMode } from '../cases/case.ts'
import { plainText } from '../text/plain-text.ts'
import { fromStamp, toStamp } from '../time/stamp.ts'
import {
  ADDITIONAL_TEXT_MAX,
  AdditionalQuestion,
  type AdvanceQuestion,
  AdvanceQuestion as AdvanceQuestionSchema,
  BasicQuestion,
  type Question,
  type QuestionSelection,
} from './question.ts'

/** A text with its time: a 14-digit UTC stamp, empty while unanswered. */
const TimedText = z.object({ time: z.string().max(14), value: plainText(20_000) })

/** The stored question file. portal §3, "Question to cardiologist"; QUES-8. */
export const QuestionSession = z.object({
  mode: ConsultMode,
  time: z.string().regex(/^\d{14}$/),
  uid: z.string().max(100),
  question_session: z
    .array(
      z.object({
        type: z.union([BasicQuestion, AdvanceQuestionSchema]),
        question: TimedText,
        answer: TimedText,
      }),
    )
    .min(1)
    .max(3),
  other_tab: z
    .array(
      z.object({
        type: z.union([BasicQuestion, AdvanceQuestionSchema]),
        value: plainText(ADDITIONAL_TEXT_MAX),
      }),
    )
    .max(3)
    .optional()
    .describe('ours: what is chosen in the tab that is not sent; for the hospital alone'),
})
export type QuestionSession = z.infer<typeof QuestionSession>

/** Returns when the questions were saved. */
export function questionsSavedAt({ time }: QuestionSession): Date | undefined {
  return fromStamp(time)
}

/** Returns the checked questions of the active tab in the order shown. */
export function chosenQuestions(selection: QuestionSelection): Question[] {
  return chosenIn(selection, selection.mode)
}

function chosenIn(selection: QuestionSelection, mode: ConsultMode): Question[] {
  if (mode === 'basic') {
    return BasicQuestion.options.filter((question) => selection.basic[question].value)
  }
  return AdvanceQuestionSchema.options.filter((question) => selection.advance[question].value)
}

/** Builds the question session of a valid selection. Preset questions have no text of their own. */
export function toQuestionSession(
  selection: QuestionSelection,
  { uid, at }: { uid: string; at: Date },
): QuestionSession {
  const time = toStamp(at)
  const others = chosenIn(selection, selection.mode === 'basic' ? 'advance' : 'basic')
  return {
    ...(others.length > 0 && {
      other_tab: others.map((type) => ({ type, value: additionalText(selection, type) })),
    }),
    mode: selection.mode,
    time,
    uid,
    question_session: chosenQuestions(selection).map((type) => ({
      type,
      question: { time, value: additionalText(selection, type) },
      answer: { time: '', value: '' },
    })),
  }
}

/** Fills both tabs of the panel from a stored session (S8: switching tab keeps both). */
export function toSelection(session: QuestionSession, empty: QuestionSelection): QuestionSelection {
  const selection = structuredClone({ ...empty, mode: session.mode })
  const { question_session: sent, other_tab: others = [] } = session
  for (const { type, value } of [
    ...sent.map((each) => ({ type: each.type, value: each.question.value })),
    ...others,
  ]) {
    const basic = BasicQuestion.safeParse(type)
    if (basic.success) selection.basic[basic.data].value = true
    const additional = AdditionalQuestion.safeParse(type)
    if (additional.success) selection.advance[additional.data] = { value: true, text: value }
    else if (!basic.success) selection.advance[AdvanceQuestionSchema.parse(type)].value = true
  }
  return selection
}

/** Returns the session without the unsent tab, which only the hospital may read. */
export function sentQuestions({ other_tab: _, ...session }: QuestionSession): QuestionSession {
  return session
}

function additionalText(selection: QuestionSelection, type: Question | AdvanceQuestion): string {
  const additional = AdditionalQuestion.safeParse(type)
  return additional.success ? selection.advance[additional.data].text.trim() : ''
}
