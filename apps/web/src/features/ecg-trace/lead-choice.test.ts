import { expect, test } from 'vitest'
import { groupsOf, leadsOf, nextChoice, usualLead } from './lead-choice.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const twelve = named(...['I', 'II', 'III', 'aVR', 'aVL', 'aVF', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'])
const namesOf = (choice: string) => leadsOf(twelve, choice).map(({ name }) => name)

test('twelve leads are chosen as all, the limbs, the chest, or one', () => {
  expect(groupsOf(twelve)).toEqual(['all', 'limb', 'chest'])
  expect(namesOf('all')).toHaveLength(12)
  expect(namesOf('limb')).toEqual(['I', 'II', 'III', 'aVR', 'aVL', 'aVF'])
  expect(namesOf('chest')).toEqual(['V1', 'V2', 'V3', 'V4', 'V5', 'V6'])
  expect(namesOf('aVR')).toEqual(['aVR'])
})

test.each([
  [['II'], []],
  [['I', 'II', 'III'], ['all']],
  [['II', 'V1'], ['all']],
  [
    ['I', 'II', 'V1'],
    ['all', 'limb'],
  ],
])('a recording of %j offers the groups %j', (names, groups) => {
  expect(groupsOf(named(...names))).toEqual(groups)
})

test('the usual lead is II, whichever is first', () => {
  expect(usualLead(twelve)?.name).toBe('II')
  expect(usualLead(named('CH1', 'CH2'))?.name).toBe('CH1')
  expect(usualLead(named())).toBeUndefined()
})

test('the next choice goes round', () => {
  const two = named('I', 'II')
  expect(nextChoice(two, 'all')).toBe('I')
  expect(nextChoice(two, 'II')).toBe('all')
  expect(nextChoice(named('II'), 'II')).toBe('II')
})
