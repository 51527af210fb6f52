import { z } from 'zod'
import { ConsultMode } from '../cases/case.ts'
import { plainText } from '../text/plain-text.ts'
import {
  ADDITIONAL_TEXT_MAX,
  AdvanceQuestion,
  BasicQuestion,
  MAX_QUESTIONS,
  type QuestionSelection,
} from './question.ts'
import type { QuestionSession } from './question-session.ts'

const Choice = z.object({ value: z.boolean().optional() })
/** A question that is not chosen keeps its text in the panel, whatever its length. */
const OwnChoice = Choice.extend({ text: plainText(20_000).optional() })

/** The choices in a tab of the panel, sent beside the question file; an absent question is not chosen. wire.md. */
export const BasicList = z
  .object({
    whatIsTheDifferentialDiagnosis: Choice,
    doesThisPatientNeedTreatmentAndWhy: Choice,
    suggestionOnFurtherInvestigations: Choice,
    riskOfAnesthesia: Choice,
    recommendationOnFollowupVisitTimeAndAssessmentItems: Choice,
    doesThisPatientNeedToBeHospitalized: Choice,
    prognosis: Choice,
  })
  .partial()
export type BasicList = z.infer<typeof BasicList>

export const AdvanceList = z
  .object({
    needMoreInfoAboutTreatmentPlan: Choice,
    fullEvaluationAndAnesthesiaPlan: Choice,
    additional_question_1: OwnChoice,
    additional_question_2: OwnChoice,
    additional_question_3: OwnChoice,
  })
  .partial()
export type AdvanceList = z.infer<typeof AdvanceList>

/** Both lists, by their names on the wire. */
export type QuestionLists = {
  basic_list?: BasicList | undefined
  advance_list?: AdvanceList | undefined
}
/** A fault of a list, with its place by the name on the wire. */
export type ListFault = { fault: 'disagrees' | 'tooMany' | 'tooLong'; field: string }

const QUESTIONS: Record<ConsultMode, readonly string[]> = {
  basic: BasicQuestion.options,
  advance: AdvanceQuestion.options,
}
type Chosen = { value: boolean; text?: string }

/**
 * Returns the selection of a question file completed by the lists beside it, or the first fault. What the file states must be
 * the same in the lists; a tab that the file does not mention is taken from its list. An empty list states nothing.
 */
export function completeSelection(
  file: QuestionSession,
  selection: QuestionSelection,
  lists: QuestionLists,
): QuestionSelection | ListFault {
  const complete = structuredClone(selection)
  for (const tab of ConsultMode.options) {
    const list: List = lists[`${tab}_list`] ?? {}
    if (Object.keys(list).length === 0) continue
    const chosen: Record<string, Chosen> = complete[tab]
    const isInFile = tab === file.mode || file.other_tab !== undefined
    const found = isInFile ? contradiction(tab, list, chosen) : excess(tab, list)
    if (found) return { ...found, field: `${tab}_list${found.field}` }
    if (!isInFile) take(tab, list, chosen)
  }
  return complete
}

type List = Record<string, { value?: boolean | undefined; text?: string | undefined } | undefined>

function contradiction(
  tab: ConsultMode,
  list: List,
  chosen: Record<string, Chosen>,
): ListFault | undefined {
  for (const question of QUESTIONS[tab]) {
    const { value = false, text } = list[question] ?? {}
    const kept = chosen[question]
    if (value !== kept?.value) return { fault: 'disagrees', field: `.${question}` }
    if (value && text !== undefined && text.trim() !== kept.text?.trim())
      return { fault: 'disagrees', field: `.${question}.text` }
  }
}

function excess(tab: ConsultMode, list: List): ListFault | undefined {
  const asked = QUESTIONS[tab].filter((question) => list[question]?.value)
  if (asked.length > MAX_QUESTIONS) return { fault: 'tooMany', field: '' }
  const long = asked.find(
    (question) => (list[question]?.text ?? '').trim().length > ADDITIONAL_TEXT_MAX,
  )
  return long === undefined ? undefined : { fault: 'tooLong', field: `.${long}.text` }
}

function take(tab: ConsultMode, list: List, chosen: Record<string, Chosen>): void {
  for (const question of QUESTIONS[tab]) {
    const { value = false, text } = list[question] ?? {}
    const before = chosen[question]
    chosen[question] = { ...before, value, ...(text !== undefined && { text }) }
  }
}
