import { expect, test } from 'vitest'
import { onsetOf, slownessOf } from './beat-measures.ts'
import { POINTS_BEFORE, POINTS_PER_LEAD } from './beat-vectors.ts'
import { randomFrom } from './testing/synthetic-ecg.ts'

/** A bump of a width in steps around the beat's sample, on noise. */
function beatOf(width: number, noise = 0): Float32Array {
  const random = randomFrom(5)
  return Float32Array.from({ length: POINTS_PER_LEAD }, (_, point) => {
    const away = (point - POINTS_BEFORE) / width
    return Math.exp(-0.5 * away * away) + noise * (random() - 0.5)
  })
}

test('a QRS begins about two of its widths before its peak, also in noise', () => {
  for (const noise of [0, 0.1, 0.2]) {
    const onset = onsetOf(beatOf(3, noise), 0, 1)
    expect(onset).toBeGreaterThanOrEqual(-9)
    expect(onset).toBeLessThanOrEqual(-5)
  }
})

test('slowness is in proportion to the width', () => {
  const narrow = slownessOf(beatOf(2), 0, 1)
  const broad = slownessOf(beatOf(4), 0, 1)
  expect(broad / narrow).toBeGreaterThan(1.6)
  expect(broad / narrow).toBeLessThan(2.2)
})
