import { expect, test } from 'vitest'
import { proposeQuality } from './propose-quality.ts'

/** Handbook 7: "under 5 s, or no beat at all: imported, quality proposed rejected". */
test.each([
  [0, 60, { quality: 'rejected', because: 'noBeats' }],
  [0, 2, { quality: 'rejected', because: 'noBeats' }],
  [6, 4.9, { quality: 'rejected', because: 'short' }],
  [7, 5, undefined],
  [90, 60, undefined],
])('ECG-1 %i beats in %d s propose %o', (beatCount, durationSeconds, proposed) => {
  expect(proposeQuality({ beatCount, durationSeconds })).toEqual(proposed)
})
