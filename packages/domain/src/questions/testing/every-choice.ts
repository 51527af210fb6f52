import {
  AdvanceQuestion,
  BasicQuestion,
  emptyQuestionSelection,
  type Question,
  type QuestionSelection,
} from '../question.ts'
import { chosenQuestions } from '../question-session.ts'
import { refuseQuestions } from '../refuse-questions.ts'

/** The valid choices: 63 of Basic, 11 of Advance; the numbers are those of portal §5. */
export const everyChoice: readonly { name: string; selection: QuestionSelection }[] = [
  ...subsets(BasicQuestion.options).map((asked) => choice('basic', asked)),
  ...subsets(AdvanceQuestion.options).map((asked) => choice('advance', asked)),
].filter(({ selection }) => refuseQuestions(selection) === undefined)

/** Returns the required and recommended files of section 5 and SPEC 4, implemented a second time from the text. */
export function filesOfSection5(selection: QuestionSelection) {
  const asked = chosenQuestions(selection)
  if (selection.mode === 'advance') {
    const plan = asked.some((question) => !question.startsWith('additional'))
    return { required: plan ? ['chestXray', 'ecg', 'echo'] : [], recommended: [] }
  }
  const numbers = asked.map((question) => {
    const names: readonly string[] = BasicQuestion.options
    return 1 + names.indexOf(question)
  })
  const only2 = numbers.every((number) => number === 2)
  const only3 = numbers.every((number) => number === 3)
  return {
    required: only2 ? [] : ['chestXray'],
    recommended: [...(only2 ? ['chestXray'] : []), ...(only3 ? [] : ['ecg', 'echo'])],
  }
}

function choice(mode: QuestionSelection['mode'], asked: readonly Question[]) {
  const empty = emptyQuestionSelection()
  const ticked = Object.fromEntries(
    asked.map((question) => [question, { value: true, text: 'Is it safe?' }]),
  )
  const selection = { ...empty, mode, [mode]: { ...empty[mode], ...ticked } }
  return { name: `${mode}: ${asked.join(', ')}`, selection }
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  const [first, ...rest] = items
  if (first === undefined) return [[]]
  const without = subsets(rest)
  return [...without.map((set) => [first, ...set]), ...without]
}
