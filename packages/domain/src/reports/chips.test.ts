import { expect, test } from 'vitest'
import { chipOf, chipsIn, hasGoneChip, withoutChips } from './chips.ts'
import { caretBeside, placedChips, withReplaced, withTyped } from './edit-chips.ts'
import { goneMeasurements } from './gone-measurements.ts'

const VHS = chipOf('m_vhs_0001')
const GONE_ONE = chipOf('m_gone_001')
const MEASURED = new Map([['m_vhs_0001', 'VHS 10.8 v']])
/** Shown as "Heart VHS 10.8 v, large." with the measurement at 6 to 16. */
const TEXT = `Heart ${VHS}, large.`

test.each([
  ['no measurement', 'Good.', 'Good.'],
  ['one', TEXT, 'Heart VHS 10.8 v, large.'],
  ['the same twice, side by side', VHS + VHS, 'VHS 10.8 vVHS 10.8 v'],
  ['one that is gone', `a ${GONE_ONE}`, 'a [?]'],
  [
    'what only looks like one',
    '{{m:short}} {{m:m_vhs 001}} {m:m_vhs_0001}',
    '{{m:short}} {{m:m_vhs 001}} {m:m_vhs_0001}',
  ],
  ['Chinese around it', `心臟${VHS}，擴大`, '心臟VHS 10.8 v，擴大'],
])('a text with %s is printed with values', (_what, text, printed) => {
  expect(withoutChips(text, MEASURED)).toBe(printed)
})

test('the measurements of a text are listed in its order', () => {
  expect(chipsIn(`${GONE_ONE} ${VHS}`)).toEqual(['m_gone_001', 'm_vhs_0001'])
  expect(hasGoneChip(TEXT, MEASURED)).toBe(false)
  expect(hasGoneChip(TEXT, new Map())).toBe(true)
})

test('an answer with a measurement that is gone keeps the report from being signed, asked ones only', () => {
  const answers = [
    { type: 'prognosis' as const, value: GONE_ONE },
    { type: 'riskOfAnesthesia' as const, value: VHS },
  ]
  expect(goneMeasurements(['prognosis', 'riskOfAnesthesia'], { answers }, MEASURED)).toEqual([
    { reason: 'measurementGone', question: 'prognosis' },
  ])
  expect(goneMeasurements(['riskOfAnesthesia'], { answers }, MEASURED)).toEqual([])
})

test.each([
  ['typing before', 'The Heart VHS 10.8 v, large.', 4, `The Heart ${VHS}, large.`, 4],
  ['typing right before it', 'Heart =VHS 10.8 v, large.', 7, `Heart =${VHS}, large.`, 7],
  ['typing right behind it', 'Heart VHS 10.8 v!, large.', 17, `Heart ${VHS}!, large.`, 17],
  ['typing inside: it comes behind', 'Heart VHS 1x0.8 v, large.', 12, `Heart ${VHS}x, large.`, 17],
  ['Backspace at its end', 'Heart VHS 10.8 , large.', 15, 'Heart , large.', 6],
  ['Delete at its start', 'Heart HS 10.8 v, large.', 6, 'Heart , large.', 6],
  ['a selection over its end', 'Heart VHS 10large.', 12, 'Heart large.', 6],
  ['a selection over all of it, replaced', 'Heart big, large.', 9, 'Heart big, large.', 9],
  ['everything', '', 0, '', 0],
  ['the same character again', 'Heartt VHS 10.8 v, large.', 6, `Heartt ${VHS}, large.`, 6],
  ['a paste over the start', '心臟VHS 10.8 v, large.', 2, `心臟${VHS}, large.`, 2],
  ['a pasted token', `Heart VHS 10.8 v, large.${VHS}`, 24 + VHS.length, `${TEXT}${VHS}`, 34],
])(
  'a measurement in a text that is edited is one character: %s',
  (_what, shown, caret, text, at) => {
    expect(withTyped(TEXT, MEASURED, { shown, caret })).toEqual({ text, caret: at })
  },
)

test('typing every character of a sentence around a measurement gives that sentence', () => {
  let text = VHS
  let shown = 'VHS 10.8 v'
  const type = (at: number, put: string) => {
    shown = shown.slice(0, at) + put + shown.slice(at)
    text = withTyped(text, MEASURED, { shown, caret: at + put.length }).text
  }
  for (const [place, put] of [...'vv 8 '].entries()) type(place, put)
  for (const put of ' v v') type(shown.length, put)
  expect(text).toBe(`vv 8 ${VHS} v v`)
})

test('what is put in by hand may be a measurement, and the caret is behind it', () => {
  expect(withReplaced('a /v b', MEASURED, { from: 2, to: 4, put: VHS })).toEqual({
    text: `a ${VHS} b`,
    caret: 12,
  })
})

test.each([
  ['from the left it goes to the end', 7, 6, 16],
  ['from the right to the start', 15, 16, 6],
  ['by a click to the nearer edge', 8, 12, 6],
  ['at its start it stays', 6, 5, undefined],
  ['at its end it stays', 16, 17, undefined],
])('a caret does not stand inside a measurement: %s', (_what, caret, before, expected) => {
  expect(caretBeside(placedChips(TEXT, MEASURED), caret, before)).toBe(expected)
})
