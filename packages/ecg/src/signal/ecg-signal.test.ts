import { expect, test } from 'vitest'
import { millivoltsOf, NO_SAMPLE, type SignalLead } from './ecg-signal.ts'

const LEAD: SignalLead = {
  name: 'II',
  countsPerMillivolt: 200,
  baseline: 1024,
  samples: Int16Array.of(1024, 1224, 924, NO_SAMPLE),
}

test('counts become millivolts by gain and baseline, a missing sample becomes NaN', () => {
  expect([...millivoltsOf(LEAD, { from: 0, to: 4 })]).toEqual([0, 1, -0.5, Number.NaN])
})

test('samples beyond the end of a lead are missing', () => {
  expect([...millivoltsOf(LEAD, { from: 2, to: 6 })]).toEqual([
    -0.5,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ])
})
