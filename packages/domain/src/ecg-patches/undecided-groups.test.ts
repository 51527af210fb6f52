import { expect, test } from 'vitest'
import {
  type DecidableBeat,
  decidedTogether,
  isUndecided,
  undecidedCount,
  undecidedGroups,
} from './undecided-groups.ts'

const beat = (sample: number, changes: Partial<DecidableBeat> = {}): DecidableBeat => ({
  sample,
  label: 'N',
  shape: 1,
  source: 'auto',
  ...changes,
})
const SHAPES = [
  { id: 1, label: 'N', isUndecided: false },
  { id: 2, label: 'V', isUndecided: true },
  { id: 3, label: 'A', isUndecided: true },
  { id: 0, label: 'Q', isUndecided: true },
]

test.each([
  ['a normal beat of the dominant shape', beat(1), false, false],
  ['a proposed V of an unsure shape', beat(1, { label: 'V', shape: 2 }), true, true],
  ['the same after a person labelled it', beat(1, { shape: 2, source: 'patcher' }), true, false],
  ['an automatic Q of a sure shape', beat(1, { label: 'Q' }), false, true],
  ['a Q that a person chose', beat(1, { label: 'Q', source: 'patcher' }), true, false],
  ['a beat like no other with a sure label', beat(1, { shape: 0 }), true, false],
])('%s waits for a person: %#', (_, given, isShapeUnsure, expected) => {
  expect(isUndecided(given, { isUndecided: isShapeUnsure })).toBe(expected)
})

test('ECG-3 the queue has a card for each shape, the most beats first, unlike beats last', () => {
  const beats = [
    beat(10),
    beat(20, { label: 'A', shape: 3 }),
    beat(30, { label: 'V', shape: 2 }),
    beat(40, { label: 'V', shape: 2 }),
    beat(50, { label: 'Q', shape: 0 }),
    beat(60, { label: 'Q', shape: 0 }),
    beat(70, { label: 'Q', shape: 0 }),
  ]
  const groups = undecidedGroups(beats, SHAPES)
  expect(groups.map(({ shape, waiting }) => [shape.id, waiting.length])).toEqual([
    [2, 2],
    [3, 1],
    [0, 3],
  ])
  expect(undecidedCount(groups)).toBe(6)
})

test('ECG-3 one decision labels the alike beats of a group and leaves its outliers open', () => {
  const near = beat(10, { shape: 2, label: 'V', distance: 0.02 })
  const far = beat(20, { shape: 2, label: 'V', distance: 0.3 })
  const further = beat(30, { shape: 2, label: 'V', distance: 0.52 })
  const [group] = undecidedGroups([near, far, further], SHAPES)
  expect(group?.outliers).toEqual([further, far])
  expect(group && decidedTogether(group)).toEqual([near])
})

test('beats like no other are decided one by one', () => {
  const [group] = undecidedGroups([beat(10, { label: 'Q', shape: 0 })], SHAPES)
  expect(group && decidedTogether(group)).toEqual([])
})
