import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseAdvance, chooseBasic } from './choose-question.ts'
import { AdvanceQuestion, BasicQuestion, emptyQuestionSelection } from './question.ts'
import {
  chosenQuestions,
  QuestionSession,
  sentQuestions,
  toQuestionSession,
  toSelection,
} from './question-session.ts'
import { agrees, refuseQuestions } from './refuse-questions.ts'

const AUTHOR = { uid: 'u-1', at: new Date('2026-11-20T14:02:03Z') }

test('QUES-8 a basic session holds mode, time, uid and one item a question', () => {
  const selection = chooseBasic(emptyQuestionSelection(), 'prognosis', true)
  expect(toQuestionSession(selection, AUTHOR)).toEqual({
    mode: 'basic',
    time: '20261120140203',
    uid: 'u-1',
    question_session: [
      {
        type: 'prognosis',
        question: { time: '20261120140203', value: '' },
        answer: { time: '', value: '' },
      },
    ],
  })
})

test('QUES-8 an additional question carries its words, trimmed', () => {
  const ticked = chooseAdvance(emptyQuestionSelection(), 'additional_question_1', true)
  ticked.advance.additional_question_1.text = ' Should clopidogrel start now? '
  const session = toQuestionSession({ ...ticked, mode: 'advance' }, AUTHOR)
  expect(session.question_session).toEqual([
    {
      type: 'additional_question_1',
      question: { time: '20261120140203', value: 'Should clopidogrel start now?' },
      answer: { time: '', value: '' },
    },
  ])
})

test('QUES-7 only the questions of the active tab are stored', () => {
  const both = chooseAdvance(
    chooseBasic(emptyQuestionSelection(), 'prognosis', true),
    'fullEvaluationAndAnesthesiaPlan',
    true,
  )
  expect(chosenQuestions({ ...both, mode: 'basic' })).toEqual(['prognosis'])
  expect(chosenQuestions({ ...both, mode: 'advance' })).toEqual(['fullEvaluationAndAnesthesiaPlan'])
})

test('QUES-7 the tab that is not sent is kept for its hospital, and for no one else', () => {
  const ticked = chooseAdvance(
    chooseBasic(emptyQuestionSelection(), 'prognosis', true),
    'additional_question_1',
    true,
  )
  ticked.advance.additional_question_1.text = 'Is a dental safe next week?'
  const stored = QuestionSession.parse(toQuestionSession({ ...ticked, mode: 'basic' }, AUTHOR))
  expect(stored.question_session.map(({ type }) => type)).toEqual(['prognosis'])
  const selection = toSelection(stored, emptyQuestionSelection())
  expect(selection.mode).toBe('basic')
  expect(selection.advance.additional_question_1).toEqual({
    value: true,
    text: 'Is a dental safe next week?',
  })
  expect(JSON.stringify(sentQuestions(stored))).not.toContain('dental')
})

test.each([
  ['no question', []],
  [
    'four questions',
    ['prognosis', 'riskOfAnesthesia', 'additional_question_1', 'additional_question_2'],
  ],
  ['an unheard-of question', ['howMuchIsTheFish']],
])('QUES-8 a file with %s is no question session', (_, types) => {
  const timed = { time: '', value: '' }
  const items = types.map((type) => ({ type, question: timed, answer: timed }))
  expect(
    QuestionSession.safeParse({
      mode: 'basic',
      time: '20261120140203',
      uid: 'u',
      question_session: items,
    }).success,
  ).toBe(false)
})

const clicks = fc.array(
  fc.oneof(
    fc.constantFrom(...BasicQuestion.options).map((question) => ({ question, text: '' })),
    fc.record({
      question: fc.constantFrom(...AdvanceQuestion.options),
      text: fc.string({ minLength: 1, maxLength: 149, unit: 'grapheme-ascii' }),
    }),
  ),
  { minLength: 1, maxLength: 8 },
)

test('QUES-8 what can be sent comes back from the stored file as it was chosen', () => {
  fc.assert(
    fc.property(clicks, fc.constantFrom('basic', 'advance'), (ticked, mode) => {
      let selection = { ...emptyQuestionSelection(), mode }
      for (const { question, text } of ticked) {
        const basic = BasicQuestion.safeParse(question)
        if (basic.success) selection = { ...chooseBasic(selection, basic.data, true), mode }
        const advance = AdvanceQuestion.safeParse(question)
        if (!advance.success) continue
        selection = { ...chooseAdvance(selection, advance.data, true), mode }
        const chosen = selection.advance[advance.data]
        if ('text' in chosen) chosen.text = text.trim()
      }
      fc.pre(refuseQuestions(selection) === undefined)
      const session = QuestionSession.parse(toQuestionSession(selection, AUTHOR))
      const restored = toSelection(session, emptyQuestionSelection())
      expect(agrees(session, selection)).toBe(true)
      expect(chosenQuestions(restored)).toEqual(chosenQuestions(selection))
      expect(toQuestionSession(restored, AUTHOR)).toEqual(session)
    }),
  )
})

test('QUES-1 a stored session reopens on its own tab, the other tab empty', () => {
  const asked = chooseAdvance(emptyQuestionSelection(), 'needMoreInfoAboutTreatmentPlan', true)
  const session = toQuestionSession({ ...asked, mode: 'advance' }, AUTHOR)
  const restored = toSelection(session, emptyQuestionSelection())
  expect(restored.mode).toBe('advance')
  expect(restored.basic).toEqual(emptyQuestionSelection().basic)
})
