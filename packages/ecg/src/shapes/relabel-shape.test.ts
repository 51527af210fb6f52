import { expect, test } from 'vitest'
import { SPECIES_PROFILES } from '../species/species-profile.ts'
import { labelBeats } from './label-beats.ts'
import { membersByDistance, relabelShape, undecidedShapes } from './relabel-shape.ts'
import type { LabelledBeats } from './shape.ts'
import { type BeatForm, rhythm, steady, syntheticEcg } from './testing/synthetic-ecg.ts'

const profile = SPECIES_PROFILES.dog

/** Sinus rhythm with three turns of a broad shape in time, which a person has to decide. */
function withDoubt(): LabelledBeats {
  const turn: [number, BeatForm][] = [...steady(10, 0.6), ...steady(4, 0.6, 'otherVentricular')]
  const { signal, beatSamples } = syntheticEcg(rhythm([...turn, ...turn, ...turn]), { profile })
  return labelBeats(signal, beatSamples, { profile, gaps: [] })
}

test('one decision labels every beat of a shape and empties the queue', () => {
  const before = withDoubt()
  expect(undecidedShapes(before).map(({ shape, waiting }) => [shape.id, waiting])).toEqual([
    [2, 12],
  ])
  const after = relabelShape(before, 2, 'V')
  expect(after.beats.map(({ label }) => label).join('')).toBe(`${'N'.repeat(10)}VVVV`.repeat(3))
  expect(undecidedShapes(after)).toEqual([])
  expect(after.shapes[1]).toMatchObject({ label: 'V', reason: 'decided', isUndecided: false })
  expect(before.undecided).toEqual([2])
})

test('of the beats that are like no other a decision labels those still unknown', () => {
  const labelled = withDoubt()
  const outliers: LabelledBeats = {
    ...labelled,
    beats: [
      { sample: 1, label: 'V', shape: 0 },
      { sample: 2, label: 'Q', shape: 0 },
      { sample: 3, label: 'N', shape: 1 },
    ],
  }
  expect(relabelShape(outliers, 0, 'N').beats.map(({ label }) => label)).toEqual(['V', 'N', 'N'])
})

test('the least alike beats of a shape come first', () => {
  const labelled = withDoubt()
  const members = membersByDistance(labelled, 2)
  expect(members).toHaveLength(12)
  expect(members.map(({ distance }) => distance)).toEqual(
    members.map(({ distance }) => distance).sort((a, b) => b - a),
  )
})
