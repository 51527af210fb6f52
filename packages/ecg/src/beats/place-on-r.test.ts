import { expect, test } from 'vitest'
import { SPECIES_PROFILES } from '../species/species-profile.ts'
import { placeOnR } from './place-on-r.ts'

const SETTINGS = { samplesPerSecond: 500, profile: SPECIES_PROFILES.dog }

/** Draws deflections, `[sample, counts]` each, on a baseline of 200 counts. */
function leadOf(deflections: readonly (readonly [number, number])[], length = 1000) {
  const samples = new Int16Array(length).fill(200)
  for (const [sample, counts] of deflections) samples[sample] = 200 + counts
  return { name: 'II', countsPerMillivolt: 1000, baseline: 0, samples }
}

test('a beat moves to the largest deflection nearby', () => {
  const lead = leadOf([
    [100, 900],
    [104, 400],
    [130, 2000],
  ])
  expect(placeOnR(lead, [95], SETTINGS)).toEqual([100])
})

test('an R is preferred to an S that is not twice as large', () => {
  expect(
    placeOnR(
      leadOf([
        [100, 500],
        [106, -900],
      ]),
      [103],
      SETTINGS,
    ),
  ).toEqual([100])
  expect(
    placeOnR(
      leadOf([
        [100, 200],
        [106, -900],
      ]),
      [103],
      SETTINGS,
    ),
  ).toEqual([106])
})

test('a beat of which both deflections are nearly as large follows the beats around it', () => {
  const beats = [100, 200, 300, 400, 500]
  const lead = leadOf(
    beats.flatMap((at) => [[at, at === 300 ? 600 : 200] as const, [at + 6, -900] as const]),
  )
  expect(placeOnR(lead, beats, SETTINGS)).toEqual(beats.map((at) => at + 6))
})
