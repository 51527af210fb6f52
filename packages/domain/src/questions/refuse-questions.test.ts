import { expect, test } from 'vitest'
import {
  ADDITIONAL_TEXT_MAX,
  type AdditionalQuestion,
  AdvanceSelection,
  type BasicQuestion,
  emptyQuestionSelection,
  type QuestionSelection,
} from './question.ts'
import { type QuestionSession, toQuestionSession } from './question-session.ts'
import { agrees, refuseQuestions } from './refuse-questions.ts'

const AUTHOR = { uid: 'u-1', at: new Date('2026-11-20T14:02:03Z') }

function basic(...asked: BasicQuestion[]): QuestionSelection {
  const selection = emptyQuestionSelection()
  for (const question of asked) selection.basic[question].value = true
  return selection
}

function advance(
  texts: Partial<Record<AdditionalQuestion, string>>,
  plan = false,
): QuestionSelection {
  const ticked = Object.entries(texts).map(([question, text]) => [question, { value: true, text }])
  return {
    ...emptyQuestionSelection(),
    mode: 'advance',
    advance: AdvanceSelection.parse({
      ...Object.fromEntries(ticked),
      needMoreInfoAboutTreatmentPlan: { value: plan },
    }),
  }
}

test.each([
  ['nothing on Basic', basic(), { reason: 'noneChosen' }],
  ['nothing on Advance', advance({}), { reason: 'noneChosen' }],
  [
    'four on Basic',
    basic(
      'prognosis',
      'riskOfAnesthesia',
      'whatIsTheDifferentialDiagnosis',
      'doesThisPatientNeedToBeHospitalized',
    ),
    { reason: 'tooManyChosen' },
  ],
  [
    'a plan and three additional ones',
    advance(
      { additional_question_1: 'a', additional_question_2: 'b', additional_question_3: 'c' },
      true,
    ),
    { reason: 'tooManyChosen' },
  ],
  [
    'the second without the first',
    advance({ additional_question_2: 'b' }),
    { reason: 'earlierMissing' },
  ],
  [
    'the third without the second',
    advance({ additional_question_1: 'a', additional_question_3: 'c' }),
    { reason: 'earlierMissing' },
  ],
  [
    'a ticked question without words',
    advance({ additional_question_1: 'a', additional_question_2: ' \n' }),
    { reason: 'textMissing', question: 'additional_question_2' },
  ],
])('QUES-7 %s is refused', (_, selection, refusal) => {
  expect(refuseQuestions(selection)).toEqual(refusal)
})

test.each([
  ['one on Basic', basic('prognosis')],
  ['three on Basic', basic('prognosis', 'riskOfAnesthesia', 'whatIsTheDifferentialDiagnosis')],
  ['one plan', advance({}, true)],
  ['one question in words', advance({ additional_question_1: '可唔可以洗牙？' })],
  [
    'three in words',
    advance({ additional_question_1: 'a', additional_question_2: 'b', additional_question_3: 'c' }),
  ],
])('QUES-7 %s can be sent', (_, selection) => {
  expect(refuseQuestions(selection)).toBeUndefined()
})

test('QUES-7 only the active tab counts', () => {
  const both = { ...advance({ additional_question_1: '' }), basic: basic('prognosis').basic }
  expect(refuseQuestions({ ...both, mode: 'basic' })).toBeUndefined()
  expect(refuseQuestions({ ...both, mode: 'advance' })).toEqual({
    reason: 'textMissing',
    question: 'additional_question_1',
  })
})

test('QUES-6 a text of 149 characters is taken and one of 150 is not', () => {
  const take = (length: number) =>
    AdvanceSelection.safeParse({ additional_question_1: { value: true, text: 'x'.repeat(length) } })
  expect(ADDITIONAL_TEXT_MAX).toBe(149)
  expect(take(149).success).toBe(true)
  expect(take(150).success).toBe(false)
})

test.each<[string, (session: QuestionSession) => QuestionSession]>([
  ['another mode', (session) => ({ ...session, mode: 'basic' })],
  [
    'one question fewer',
    (session) => ({ ...session, question_session: session.question_session.slice(1) }),
  ],
  [
    'a question asked twice',
    (session) => ({
      ...session,
      question_session: session.question_session.map(() => session.question_session[0] ?? never()),
    }),
  ],
])('QUES-8 a session of %s does not agree with its selection', (_, change) => {
  const selection = advance({ additional_question_1: 'a' }, true)
  const session = toQuestionSession(selection, AUTHOR)
  expect(agrees(session, selection)).toBe(true)
  expect(agrees(change(session), selection)).toBe(false)
})

test('QUES-8 a session may name its questions in any order', () => {
  const selection = advance({ additional_question_1: 'a' }, true)
  const session = toQuestionSession(selection, AUTHOR)
  const reversed = { ...session, question_session: session.question_session.toReversed() }
  expect(agrees(reversed, selection)).toBe(true)
})

function never(): never {
  throw new Error('the session has questions')
}
