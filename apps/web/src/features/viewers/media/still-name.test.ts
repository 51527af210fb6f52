import { expect, test } from 'vitest'
import { stillName } from './still-name.ts'

test.each([
  ['echo_4ch.mp4', { frame: 31, seconds: 1.2 }, 'echo_4ch frame 31.png'],
  ['心超.mov', { frame: undefined, seconds: 1.236 }, '心超 1.24 s.png'],
  ['clip.v2.avi', { frame: 1, seconds: 0 }, 'clip.v2 frame 1.png'],
])('a still of %s is called by its place', (name, at, still) => {
  expect(stillName(name, at)).toBe(still)
})
