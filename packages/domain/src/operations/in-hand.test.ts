import { expect, test } from 'vitest'
import { MINUTE } from '../time/durations.ts'
import { inHandFigures, loadOf } from './in-hand.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)
const due = (minutes: number) => ({ dueAt: inMinutes(minutes), pausedAt: null })
/** A case that was paused ten minutes ago with this time left. */
const paused = (minutes: number) => ({ dueAt: inMinutes(minutes - 10), pausedAt: inMinutes(-10) })

test('STAFF-1 cases in hand are counted by the bands of the time left', () => {
  const cases = [due(-1), due(0), due(4.9), due(5), due(12), due(30), due(89), due(91), paused(20)]
  expect(inHandFigures(cases, NOW)).toEqual({
    ...{ inHand: 9, paused: 1, timeout: 1, under5: 2, '5to10': 1 },
    ...{ '10to30': 2, '30to90': 2, over90: 1 },
  })
})

test('a person has late and urgent cases, and a next deadline', () => {
  expect(loadOf([due(-5), due(20), due(60), paused(5)], NOW)).toEqual({
    ...{ inHand: 4, late: 1, soon: 2, nextDue: inMinutes(-5) },
  })
  expect(loadOf([], NOW)).toEqual({ inHand: 0, late: 0, soon: 0, nextDue: undefined })
})
