import { expect, test } from 'vitest'
import { groupsOf, leadsOf, nextChoice, usualLead } from './lead-choice.ts'

function aRecording(...names: string[]) {
  return {
    samplesPerSecond: 500,
    durationSeconds: 1,
    filter: '',
    drawnAt: { gain: undefined, speed: undefined },
    leads: names.map((name) => ({ name, millivolts: new Float32Array(2) })),
  }
}
const twelve = aRecording(
  ...['I', 'II', 'III', 'aVR', 'aVL', 'aVF', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'],
)
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
  expect(groupsOf(aRecording(...names))).toEqual(groups)
})

test('the usual lead is II, whatever stands first', () => {
  expect(usualLead(twelve)?.name).toBe('II')
  expect(usualLead(aRecording('CH1', 'CH2'))?.name).toBe('CH1')
  expect(usualLead(aRecording())).toBeUndefined()
})

test('the next choice goes round', () => {
  const two = aRecording('I', 'II')
  expect(nextChoice(two, 'all')).toBe('I')
  expect(nextChoice(two, 'II')).toBe('all')
  expect(nextChoice(aRecording('II'), 'II')).toBe('II')
})
