import { expect, test } from 'vitest'
import { SPECIES_PROFILES } from '../species/species-profile.ts'
import { findQrsBounds } from './qrs-bounds.ts'

const RATE = 500
const R_AT = 150
const UP_FROM = 130
const { waves } = SPECIES_PROFILES.human

/** Draws an R of 1 mV that rises for 40 ms, after a slow part of 5 % of its slope, on a line with a ripple of 25 Hz. */
function beat(of: { slowSamples: number; rippleMillivolts: number }): Float32Array {
  const slow = 0.05 * of.slowSamples
  return Float32Array.from({ length: 300 }, (_, index) => {
    const ripple = of.rippleMillivolts * Math.sin((2 * Math.PI * index) / 20)
    const before = Math.max(0, 0.05 * Math.min(of.slowSamples, index - UP_FROM + of.slowSamples))
    const up = Math.min(20, Math.max(0, index - UP_FROM))
    const down = Math.min(20 + slow, Math.max(0, index - R_AT))
    return ripple + (before + up - down) / 20
  })
}

const onsetOf = (slowSamples: number, rippleMillivolts: number) =>
  findQrsBounds([beat({ slowSamples, rippleMillivolts })], R_AT, RATE, waves).on

test('a slow first part belongs to the QRS where the trace before it is calm', () => {
  expect(onsetOf(0, 0)).toBeGreaterThan(UP_FROM - 8)
  expect(onsetOf(20, 0)).toBeLessThan(UP_FROM - 20 + 6)
})

test('a ripple before the QRS is no part of it', () => {
  expect(onsetOf(0, 0.008)).toBeGreaterThan(UP_FROM - 8)
})
