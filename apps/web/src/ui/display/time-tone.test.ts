import { expect, test } from 'vitest'
import { timeLook } from './time-tone.ts'

test.each([
  [91, 'plain'],
  [90, 'neutral'],
  [30, 'neutral'],
  [29, 'warn'],
  [10, 'warn'],
  [9, 'orange'],
  [5, 'orange'],
  [4, 'danger'],
  [0, 'danger'],
  [-1, 'danger, filled'],
])('%i minutes left look %s', (minutes, expected) => {
  const look = timeLook(minutes)
  const words = look === 'plain' ? 'plain' : `${look.tone}${look.solid ? ', filled' : ''}`
  expect(words).toBe(expected)
})
