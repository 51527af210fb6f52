import { expect, test } from 'vitest'
import type { DraftField } from './draft-fields.ts'
import { mergeThreeWay } from './three-way.ts'

type Form = { rate: string; progress: string; dosing: string }
const field = (id: keyof Form): DraftField<Form> => ({
  id,
  label: id,
  show: (form) => form[id],
  copy: (from, to) => ({ ...to, [id]: from[id] }),
})
const FIELDS = [field('rate'), field('progress'), field('dosing')]
const BASE: Form = { rate: '44', progress: '', dosing: '' }

test('fields that one side alone changed are merged without a question', () => {
  const mine = { ...BASE, dosing: 'Pimobendan' }
  const theirs = { ...BASE, progress: 'Coughs at night' }
  expect(mergeThreeWay(FIELDS, { base: BASE, mine, theirs })).toEqual({
    merged: { rate: '44', progress: 'Coughs at night', dosing: 'Pimobendan' },
    conflicts: [],
  })
})

test('a field that both changed is asked for, and mine until then', () => {
  const mine = { ...BASE, rate: '36', dosing: 'Pimobendan' }
  const theirs = { ...BASE, rate: '60', progress: 'Coughs at night' }
  expect(mergeThreeWay(FIELDS, { base: BASE, mine, theirs })).toEqual({
    merged: { rate: '36', progress: 'Coughs at night', dosing: 'Pimobendan' },
    conflicts: [{ id: 'rate', label: 'rate', mine: '36', theirs: '60' }],
  })
})

test('a field that both changed to the same is not asked for', () => {
  const same = { ...BASE, rate: '36' }
  expect(mergeThreeWay(FIELDS, { base: BASE, mine: same, theirs: same }).conflicts).toEqual([])
})
