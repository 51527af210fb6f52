import { countChosen } from './choose-question.ts'
import {
  ADDITIONAL_TEXT_MAX,
  AdditionalQuestion,
  MAX_QUESTIONS,
  type QuestionSelection,
} from './question.ts'
import { chosenQuestions, type QuestionSession } from './question-session.ts'

export type QuestionRefusal =
  | { reason: 'noneChosen' | 'tooManyChosen' | 'earlierMissing' }
  | { reason: 'textMissing' | 'textTooLong'; question: AdditionalQuestion }

/** Returns why the active tab cannot be sent, or `undefined`. portal §5; QUES-4 to QUES-7. */
export function refuseQuestions(selection: QuestionSelection): QuestionRefusal | undefined {
  const chosen = selection.mode === 'basic' ? selection.basic : selection.advance
  const count = countChosen(chosen)
  if (count === 0) return { reason: 'noneChosen' }
  if (count > MAX_QUESTIONS) return { reason: 'tooManyChosen' }
  if (selection.mode === 'basic') return undefined

  const { options } = AdditionalQuestion
  const asked = options.filter((question) => selection.advance[question].value)
  if (asked.some((question, place) => question !== options[place]))
    return { reason: 'earlierMissing' }
  const empty = asked.find((question) => selection.advance[question].text.trim() === '')
  if (empty) return { reason: 'textMissing', question: empty }
  const long = asked.find(
    (question) => selection.advance[question].text.trim().length > ADDITIONAL_TEXT_MAX,
  )
  return long && { reason: 'textTooLong', question: long }
}

/**
 * Returns whether a session asks exactly the questions of its selection, in any order, so that the two cannot contradict each
 * other.
 */
export function agrees(session: QuestionSession, selection: QuestionSelection): boolean {
  const chosen = chosenQuestions(selection)
  const asked = new Set(session.question_session.map((item) => item.type))
  return (
    session.mode === selection.mode &&
    session.question_session.length === chosen.length &&
    chosen.every((question) => asked.has(question))
  )
}
