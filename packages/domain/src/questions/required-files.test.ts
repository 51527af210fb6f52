import { expect, test } from 'vitest'
import { FileKind } from '../uploads/file-kind.ts'
import {
  AdvanceQuestion,
  BasicQuestion,
  emptyQuestionSelection,
  MAX_QUESTIONS,
  type Question,
} from './question.ts'
import { refuseQuestions } from './refuse-questions.ts'
import { fileNeeds, missingRequiredFiles, questionsRequiring } from './required-files.ts'

/** Numbers as the specification's section 5 has them. */
const QUESTION_2 = 'doesThisPatientNeedTreatmentAndWhy'
const QUESTION_3 = 'suggestionOnFurtherInvestigations'
const PLANS: Question[] = ['needMoreInfoAboutTreatmentPlan', 'fullEvaluationAndAnesthesiaPlan']

function subsets<Item>(items: readonly Item[]): Item[][] {
  const [first, ...rest] = items
  if (first === undefined) return [[]]
  const without = subsets(rest)
  return [...without.map((set) => [first, ...set]), ...without]
}

const basicSets = subsets(BasicQuestion.options).filter(
  (set) => set.length >= 1 && set.length <= MAX_QUESTIONS,
)
const advanceSets = subsets(AdvanceQuestion.options).filter(isLegalAdvance)

function isLegalAdvance(asked: AdvanceQuestion[]): boolean {
  const selection = { ...emptyQuestionSelection(), mode: 'advance' as const }
  for (const question of asked) {
    selection.advance = { ...selection.advance, [question]: { value: true, text: 'words' } }
  }
  return refuseQuestions(selection) === undefined
}

test('QUES-3 there are 63 sets of one to three basic questions and 11 of advance ones', () => {
  expect(basicSets).toHaveLength(63)
  expect(advanceSets).toHaveLength(11)
})

test.each(
  basicSets.map((set) => [set.map((question) => 1 + BasicQuestion.options.indexOf(question)), set]),
)('QUES-3 basic questions %j name the files of section 5', (numbers, asked) => {
  const only2 = numbers.every((number) => number === 2)
  const helped = numbers.some((number) => number !== 3)
  const { required, recommended } = fileNeeds(asked as Question[]) // the pair's second half
  expect(new Set(required)).toEqual(new Set(only2 ? [] : ['chestXray']))
  expect(new Set(recommended)).toEqual(
    new Set([...(only2 ? ['chestXray'] : []), ...(helped ? ['ecg', 'echo'] : [])]),
  )
})

test.each(advanceSets.map((asked) => [asked.join(', '), asked] as const))(
  'QUES-3 advance questions %s name the files of section 5',
  (_, asked) => {
    const plan = asked.some((question) => PLANS.includes(question))
    expect(new Set(fileNeeds(asked).required)).toEqual(
      new Set(plan ? ['chestXray', 'ecg', 'echo'] : []),
    )
    expect(fileNeeds(asked).recommended).toEqual([])
  },
)

test('QUES-3 nothing is both required and recommended, and nothing stands twice', () => {
  for (const asked of [...basicSets, ...advanceSets]) {
    const { required, recommended } = fileNeeds(asked)
    const named = [...required, ...recommended]
    expect(new Set(named).size).toBe(named.length)
  }
})

test('CASE-6 a required kind is missing until one file of it is there', () => {
  for (const asked of [...basicSets, ...advanceSets]) {
    const { required } = fileNeeds(asked)
    expect(missingRequiredFiles(asked, [])).toEqual(required)
    expect(missingRequiredFiles(asked, required)).toEqual([])
    for (const kind of required) {
      const others = FileKind.options.filter((other) => other !== kind)
      expect(missingRequiredFiles(asked, others)).toEqual([kind])
    }
  }
})

test('CASE-6 an X-ray of another part does not stand for the chest X-ray', () => {
  expect(missingRequiredFiles([QUESTION_3], ['otherXray'])).toEqual(['chestXray'])
})

test('CASE-6 recommended kinds never block', () => {
  expect(missingRequiredFiles([QUESTION_2], [])).toEqual([])
})

test('CASE-6 the questions that ask for a kind are named', () => {
  const asked = [QUESTION_2, QUESTION_3, 'prognosis'] as const
  expect(questionsRequiring('chestXray', asked)).toEqual([QUESTION_3, 'prognosis'])
  expect(questionsRequiring('echo', asked)).toEqual([])
})
