import {
  AdditionalQuestion,
  type AdvanceQuestion,
  type BasicQuestion,
  MAX_QUESTIONS,
  type QuestionSelection,
} from './question.ts'

/** Ticks or unticks a basic question; a fourth tick changes nothing (QUES-4). */
export function chooseBasic(
  selection: QuestionSelection,
  question: BasicQuestion,
  value: boolean,
): QuestionSelection {
  if (value && countChosen(selection.basic) >= MAX_QUESTIONS) return selection
  return { ...selection, basic: { ...selection.basic, [question]: { value } } }
}

/** Ticks or unticks an advance question; additional ones depend on those before them (QUES-4, QUES-5). */
export function chooseAdvance(
  selection: QuestionSelection,
  question: AdvanceQuestion,
  value: boolean,
): QuestionSelection {
  if (value && refuseChoice(selection, question)) return selection
  const advance = { ...selection.advance, [question]: { ...selection.advance[question], value } }
  if (!value) {
    for (const later of additionalAfter(question))
      advance[later] = { ...advance[later], value: false }
  }
  return { ...selection, advance }
}

/** Returns why an advance question cannot be ticked now, or `undefined`. */
export function refuseChoice(
  selection: QuestionSelection,
  question: AdvanceQuestion,
): 'threeChosen' | 'needsEarlierQuestion' | undefined {
  const additional = AdditionalQuestion.safeParse(question)
  if (additional.success) {
    const earlier = AdditionalQuestion.options.slice(
      0,
      AdditionalQuestion.options.indexOf(additional.data),
    )
    if (earlier.some((before) => !selection.advance[before].value)) return 'needsEarlierQuestion'
  }
  if (countChosen(selection.advance) >= MAX_QUESTIONS) return 'threeChosen'
}

export function countChosen(choices: Record<string, { value: boolean }>): number {
  return Object.values(choices).filter((choice) => choice.value).length
}

function additionalAfter(question: AdvanceQuestion): AdditionalQuestion[] {
  const additional = AdditionalQuestion.safeParse(question)
  if (!additional.success) return []
  return AdditionalQuestion.options.slice(AdditionalQuestion.options.indexOf(additional.data) + 1)
}
