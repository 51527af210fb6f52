import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '../time/durations.ts'
import { proofLeft } from './proof-window.ts'

const AT = new Date('2026-11-23T10:00:00Z')
const after = (milliseconds: number) => new Date(AT.getTime() + milliseconds)

test.each([
  ['ecg1l', 0, 15 * MINUTE],
  ['ecg6l', 15 * MINUTE - SECOND, SECOND],
  ['ecg1l', 15 * MINUTE, 0],
  ['ecg1l', 15 * MINUTE + SECOND, 0],
  ['econsult', SECOND, 0],
] as const)('E30 a proof signs %s after %d ms for %d ms more', (service, later, left) => {
  expect(proofLeft(service, AT, after(later))).toBe(left)
})

test('E30 without a proof nothing is signed', () => {
  expect(proofLeft('ecg1l', null, AT)).toBe(0)
  expect(proofLeft('ecg1l', undefined, AT)).toBe(0)
})
