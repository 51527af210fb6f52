import { expect, test } from 'vitest'
import {
  adviceFor,
  adviceOn,
  type RecordingScore,
  scoreSharesOf,
  summariseScores,
} from './recording-score.ts'

const good: RecordingScore = {
  at: new Date('2026-03-02T08:00:00Z'),
  quality: 'acceptable',
  isReadable: true,
  seconds: 100,
  lostSeconds: 0,
  noiseSeconds: 0,
  excludedSeconds: 0,
  hasMistakenLeads: false,
  conditions: { posture: 'right_lateral', state: 'awake' },
}
const unreadable: RecordingScore = { ...good, isReadable: false, seconds: 0, quality: undefined }

// the limits are those of a normal report, handbook 5.1: over 5 % lost or 10 % noise
test.each([
  ['a good recording', {}, []],
  ['just 5 % lost', { lostSeconds: 5 }, []],
  ['over 5 % lost', { lostSeconds: 5.1 }, ['loss']],
  ['just 10 % noise', { noiseSeconds: 10 }, []],
  ['over 10 % noise', { noiseSeconds: 10.1 }, ['noise']],
  ['half a minute', { seconds: 30 }, []],
  ['under half a minute', { seconds: 29.9 }, ['short']],
  ['a lead that was turned over', { hasMistakenLeads: true }, ['leads']],
  ['another posture', { conditions: { posture: 'standing', state: 'awake' } }, ['conditions']],
  ['no statement', { conditions: {} }, ['conditions']],
] as const)('the advice on %s', (_, change, advice) => {
  expect(adviceOn({ ...good, ...change })).toEqual(advice)
})

test('a file that could not be read has no shares and the advice to send another', () => {
  expect(scoreSharesOf(unreadable)).toBeUndefined()
  expect(adviceOn(unreadable)).toEqual(['unreadable'])
})

test('shares are means of the recordings, and what is usable is neither lost nor noise nor excluded', () => {
  const day = { ...good, seconds: 86_400, lostSeconds: 8640, noiseSeconds: 0 }
  const strip = { ...good, seconds: 10, noiseSeconds: 2, excludedSeconds: 1, quality: 'rejected' }
  const scores = [day, strip as RecordingScore, unreadable]
  expect(summariseScores(scores)).toEqual({
    recordings: 3,
    unreadable: 1,
    qualities: { acceptable: 1, 'marginally acceptable': 0, rejected: 1, notJudged: 1 },
    shares: {
      usable: expect.closeTo(0.8, 9),
      lost: expect.closeTo(0.05, 9),
      noise: expect.closeTo(0.1, 9),
    },
  })
  expect(summariseScores([]).shares).toBeUndefined()
})

test('the most frequent advice comes first', () => {
  const noisy = { ...good, noiseSeconds: 20 }
  expect(adviceFor([good, noisy, noisy, unreadable])).toEqual([
    { advice: 'noise', count: 2 },
    { advice: 'unreadable', count: 1 },
  ])
})
