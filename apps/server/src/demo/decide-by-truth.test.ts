import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import { expect, test } from 'vitest'
import { decideByTruth } from './decide-by-truth.ts'

const auto = (sample: number, label: SourcedBeat['label'], shape: number): SourcedBeat => ({
  ...{ sample, label, shape },
  source: 'auto',
})
const SHAPES = [
  { id: 1, label: 'N', isUndecided: false },
  { id: 2, label: 'V', isUndecided: true },
]

test('the patcher of a demo case decides undecided beats, corrects labels and marks beats that were not drawn', () => {
  const beats = [auto(100, 'N', 1), auto(301, 'N', 1), auto(400, 'V', 2), auto(700, 'N', 1)]
  const truth = [
    { sample: 102, label: 'N' as const },
    { sample: 300, label: 'V' as const },
    { sample: 402, label: 'V' as const },
  ]
  expect(decideByTruth(truth, { beats, shapes: SHAPES }, 250)).toEqual([
    { edit: 'relabel', samples: [301, 400], label: 'V' },
    { edit: 'relabel', samples: [700], label: 'X' },
  ])
})

test('the patcher of a demo case leaves beats alone that are right and decided', () => {
  const beats = [auto(100, 'N', 1)]
  const truth = [{ sample: 100, label: 'N' as const }]
  expect(decideByTruth(truth, { beats, shapes: SHAPES }, 250)).toEqual([])
})
