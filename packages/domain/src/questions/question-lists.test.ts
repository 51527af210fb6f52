import { expect, test } from 'vitest'
import { emptyQuestionSelection, type Question } from './question.ts'
import { completeSelection, type QuestionLists } from './question-lists.ts'
import { QuestionSession, toSelection } from './question-session.ts'

const TIME = '20261120100000'
const OWN = 'Is a dental safe next week?'

function file(mode: 'basic' | 'advance', asked: Question[], other?: Question[]) {
  return QuestionSession.parse({
    mode,
    time: TIME,
    uid: 'account_chan',
    question_session: asked.map((type) => ({
      type,
      question: { time: TIME, value: type.startsWith('additional') ? OWN : '' },
      answer: { time: '', value: '' },
    })),
    ...(other && { other_tab: other.map((type) => ({ type, value: '' })) }),
  })
}

function complete(sent: QuestionSession, lists: QuestionLists) {
  return completeSelection(sent, toSelection(sent, emptyQuestionSelection()), lists)
}

const BASIC = file('basic', ['prognosis'])
const ADVANCE = file('advance', ['additional_question_1'])
const YES = { value: true }

test.each([
  ['nothing', {}],
  ['an empty list', { basic_list: {} }],
  ['the questions of the file', { basic_list: { prognosis: YES } }],
  [
    'every question of its tab',
    { basic_list: { prognosis: YES, riskOfAnesthesia: { value: false } } },
  ],
])('a file and %s agree', (_, lists) => {
  expect(complete(BASIC, lists)).toMatchObject({ mode: 'basic', basic: { prognosis: YES } })
})

test.each([
  [BASIC, { basic_list: { riskOfAnesthesia: YES } }, 'basic_list.riskOfAnesthesia'],
  [BASIC, { basic_list: { prognosis: YES, riskOfAnesthesia: YES } }, 'basic_list.riskOfAnesthesia'],
  [BASIC, { basic_list: { prognosis: { value: false } } }, 'basic_list.prognosis'],
  [
    ADVANCE,
    { advance_list: { additional_question_1: { value: true, text: 'Another?' } } },
    'advance_list.additional_question_1.text',
  ],
  [
    file('basic', ['prognosis'], ['fullEvaluationAndAnesthesiaPlan']),
    { advance_list: { needMoreInfoAboutTreatmentPlan: YES } },
    'advance_list.needMoreInfoAboutTreatmentPlan',
  ],
] as const)('a list that contradicts the file is named: %#', (sent, lists, field) => {
  expect(complete(sent, lists)).toEqual({ fault: 'disagrees', field })
})

test('the tab that the file does not mention is taken from its list', () => {
  const lists = { advance_list: { additional_question_1: { value: true, text: OWN } } }
  expect(complete(BASIC, lists)).toMatchObject({
    basic: { prognosis: YES },
    advance: { additional_question_1: { value: true, text: OWN } },
  })
})

test('four questions, or a text of 150 characters, are too much for the other tab too', () => {
  const basic_list = {
    prognosis: YES,
    riskOfAnesthesia: YES,
    suggestionOnFurtherInvestigations: YES,
    doesThisPatientNeedToBeHospitalized: YES,
  }
  expect(complete(ADVANCE, { basic_list })).toEqual({ fault: 'tooMany', field: 'basic_list' })
  const text = 'x'.repeat(150)
  const advance_list = { additional_question_1: { value: true, text } }
  expect(complete(BASIC, { advance_list })).toEqual({
    fault: 'tooLong',
    field: 'advance_list.additional_question_1.text',
  })
  const unchosen = { additional_question_1: { value: false, text } }
  expect(complete(BASIC, { advance_list: unchosen })).toMatchObject({ mode: 'basic' })
})
