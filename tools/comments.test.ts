import { expect, test } from 'vitest'
import { commentFaults, nameFaults, titleFaults } from './comments.ts'

test.each([
  ['a block', '/** What a case costs. */\nexport const price = 1', 'What'],
  ['a line', '// whether it is paid\nexport const isPaid = true', 'whether'],
  ['a trailing comment', 'export const rows = 1 // nothing else is read', 'nothing'],
  ['an element', 'export const field = <p>{/* Where the name is typed. */}</p>', 'Where'],
])('%s without a subject is refused', (_, source, words) => {
  expect(commentFaults('planted.tsx', source)).toEqual([{ line: 1, rule: 'headless', words }])
})

test.each(['anew', 'at once', 'goes on', 'hands', 'keeper', 'lies', 'nobody', 'stands', 'tells'])(
  'the riddle "%s" is refused, also after a line break',
  (words) => {
    const source = `const a = 1\n\n/**\n * Returns the case, which\n * ${words} here.\n */\nexport const b = a`

    expect(commentFaults('planted.ts', source)).toEqual([{ line: 3, rule: 'riddle', words }])
  },
)

test('successive lines are one comment, so that only the first is an opening', () => {
  const source =
    '// the rows show what was paid and\n// where the money went\nexport const rows = 1'

  expect(commentFaults('planted.ts', source)).toEqual([])
})

test('texts and code in backticks are exempt', () => {
  const source = "/** Returns `nobody`. */\nexport const hint = 'What stands here // nobody'"

  expect(commentFaults('planted.ts', source)).toEqual([])
})

test.each([
  ['a variable', 'const paidNews = 1', 'paidNews'],
  ['a constant', 'const TOLD_AT = 1', 'TOLD_AT'],
  ['a function', 'function tellOwner() {}', 'tellOwner'],
  ['a parameter', 'const f = (held: number) => 1', 'held'],
  ['a renamed field', 'const { given: { film: theFilm } } = x', 'theFilm'],
  ['a type', 'type DraftNews = 1', 'DraftNews'],
])('%s named by a riddle is refused', (_, source, words) => {
  expect(nameFaults('planted.ts', source)).toEqual([{ line: 1, rule: 'name', words }])
})

test('fields of others, shorthands and longer words may have such a name', () => {
  const source = 'const { held } = locks\nconst thresholds = { told: held, standalone: 1 }'

  expect(nameFaults('planted.ts', source)).toEqual([])
})

test.each([
  ['a test', "test('the owner is told', () => {})"],
  ['a table of tests', "test.each([1])('of %s the owner is told', () => {})"],
  ['a group', 'describe(`the owner is told`, () => {})'],
])('the title of %s with a riddle is refused', (_, source) => {
  expect(titleFaults('planted.test.ts', source)).toEqual([
    { line: 1, rule: 'title', words: 'told' },
  ])
})

test('other texts of a test are exempt', () => {
  const source = "test('the owner is notified', () => expect('told').toBe(row('told')))"

  expect(titleFaults('planted.test.ts', source)).toEqual([])
})
