import { expect, test } from 'vitest'
import { FileKind } from '../uploads/file-kind.ts'
import { chosenQuestions } from './question-session.ts'
import { fileNeeds, missingRequiredFiles, questionsRequiring } from './required-files.ts'
import { everyChoice } from './testing/every-choice.ts'

/** Numbers as in portal §5. */
const QUESTION_2 = 'doesThisPatientNeedTreatmentAndWhy'
const QUESTION_3 = 'suggestionOnFurtherInvestigations'
const everySet = everyChoice.map(({ selection }) => chosenQuestions(selection))

test('QUES-3 nothing is both required and recommended, and nothing is listed twice', () => {
  for (const asked of everySet) {
    const { required, recommended } = fileNeeds(asked)
    const named = [...required, ...recommended]
    expect(new Set(named).size).toBe(named.length)
  }
})

test('CASE-6 a required kind is missing until one file of it is there', () => {
  for (const asked of everySet) {
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
