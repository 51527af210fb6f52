import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseAdvance, chooseBasic, countChosen, refuseChoice } from './choose-question.ts'
import {
  AdditionalQuestion,
  AdvanceQuestion,
  BasicQuestion,
  emptyQuestionSelection,
  type QuestionSelection,
} from './question.ts'
import { chosenQuestions } from './question-session.ts'

const first = 'whatIsTheDifferentialDiagnosis'
const second = 'riskOfAnesthesia'
const third = 'doesThisPatientNeedToBeHospitalized'
const fourth = 'prognosis'
const EMPTY = emptyQuestionSelection()

const withBasic = (...asked: BasicQuestion[]) =>
  asked.reduce((selection, question) => chooseBasic(selection, question, true), EMPTY)
const withAdvance = (...asked: AdvanceQuestion[]): QuestionSelection => ({
  ...asked.reduce((selection, question) => chooseAdvance(selection, question, true), EMPTY),
  mode: 'advance',
})

test('QUES-2 Basic offers seven preset questions, Advance two plans and three additional ones', () => {
  expect(BasicQuestion.options).toHaveLength(7)
  expect(AdvanceQuestion.options).toEqual([
    'needMoreInfoAboutTreatmentPlan',
    'fullEvaluationAndAnesthesiaPlan',
    'additional_question_1',
    'additional_question_2',
    'additional_question_3',
  ])
})

test('QUES-4 a third basic question is taken and a fourth is ignored', () => {
  const three = withBasic(first, second, third)
  expect(chosenQuestions(three)).toEqual([first, second, third])
  expect(chooseBasic(three, fourth, true)).toBe(three)
})

test('QUES-4 after unticking one, another can be ticked', () => {
  const two = chooseBasic(withBasic(first, second, third), second, false)
  expect(chosenQuestions(chooseBasic(two, fourth, true))).toEqual([first, third, fourth])
})

test('QUES-4 a fourth advance question is ignored', () => {
  const three = withAdvance(
    'needMoreInfoAboutTreatmentPlan',
    'fullEvaluationAndAnesthesiaPlan',
    'additional_question_1',
  )
  expect(chooseAdvance(three, 'additional_question_2', true)).toBe(three)
  expect(refuseChoice(three, 'additional_question_2')).toBe('threeChosen')
})

test('QUES-4 the limit counts each tab by itself', () => {
  const three = withBasic(first, second, third)
  const both = chooseAdvance(three, 'needMoreInfoAboutTreatmentPlan', true)
  expect(countChosen(both.basic)).toBe(3)
  expect(countChosen(both.advance)).toBe(1)
})

test.each([
  [[], 'additional_question_1', undefined],
  [[], 'additional_question_2', 'needsEarlierQuestion'],
  [[], 'additional_question_3', 'needsEarlierQuestion'],
  [['additional_question_1'], 'additional_question_2', undefined],
  [['additional_question_1'], 'additional_question_3', 'needsEarlierQuestion'],
  [['additional_question_1', 'additional_question_2'], 'additional_question_3', undefined],
  [['needMoreInfoAboutTreatmentPlan'], 'fullEvaluationAndAnesthesiaPlan', undefined],
] as const)('QUES-5 with %j ticked, ticking %s is refused as %s', (ticked, question, refusal) => {
  const selection = withAdvance(...ticked)
  expect(refuseChoice(selection, question)).toBe(refusal)
  expect(chooseAdvance(selection, question, true).advance[question].value).toBe(!refusal)
})

test.each([
  ['additional_question_1', []],
  ['additional_question_2', ['additional_question_1']],
  ['additional_question_3', ['additional_question_1', 'additional_question_2']],
] as const)('QUES-5 unticking %s of three leaves %j', (question, left) => {
  const three = withAdvance(...AdditionalQuestion.options)
  expect(chosenQuestions(chooseAdvance(three, question, false))).toEqual(left)
})

test('QUES-5 unticking an additional question leaves the plans ticked and the texts kept', () => {
  const asked = withAdvance('fullEvaluationAndAnesthesiaPlan', 'additional_question_1')
  const written: QuestionSelection = {
    ...asked,
    advance: { ...asked.advance, additional_question_1: { value: true, text: 'Clopidogrel?' } },
  }
  const unticked = chooseAdvance(written, 'additional_question_1', false)
  expect(chosenQuestions(unticked)).toEqual(['fullEvaluationAndAnesthesiaPlan'])
  expect(unticked.advance.additional_question_1).toEqual({ value: false, text: 'Clopidogrel?' })
})

test('QUES-4 QUES-5 no way of ticking leads to more than three, or to a gap in the additional ones', () => {
  const click = fc.tuple(fc.constantFrom(...AdvanceQuestion.options), fc.boolean())
  fc.assert(
    fc.property(fc.array(click, { maxLength: 30 }), (clicks) => {
      const { advance } = clicks.reduce(
        (selection, [question, value]) => chooseAdvance(selection, question, value),
        EMPTY,
      )
      expect(countChosen(advance)).toBeLessThanOrEqual(3)
      const ticked = AdditionalQuestion.options.map((question) => advance[question].value)
      expect(ticked).toEqual([...ticked].sort().reverse())
    }),
  )
})
