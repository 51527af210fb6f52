import { analyseEcg } from '@systole/ecg/analysis/analyse-ecg'
import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import { expect, test } from 'vitest'
import { suspectLeads } from './lead-doubts.ts'

const of = (changes: Partial<Parameters<typeof syntheticEcg>[0]>) => {
  const { signal } = syntheticEcg({ species: 'dog', seed: 7, seconds: 20, leads: 6, ...changes })
  const { shapes } = analyseEcg(signal, { species: 'dog' })
  return suspectLeads(
    shapes,
    signal.leads.map(({ name }) => name),
  )
}

test('ECG-3 an inverted lead II is suspected, a right one is not', () => {
  expect(of({})).toEqual([])
  expect(of({ inverted: ['II'] })).toEqual([{ doubt: 'inverted', lead: 'II' }])
})

test('ECG-3 leads I and II in each other’s place are suspected', () => {
  expect(of({ swapped: true })).toEqual([{ doubt: 'swapped', one: 'I', other: 'II' }])
})
