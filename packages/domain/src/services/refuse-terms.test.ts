import { expect, test } from 'vitest'
import { refuseTerms } from './refuse-terms.ts'

const offered = { isOffered: true, promiseMinutes: 90 }
const withdrawn = { isOffered: false, promiseMinutes: 90 }

test.each([
  [1440, true, [withdrawn], undefined],
  [15, true, [withdrawn], undefined],
  [720, false, [offered, withdrawn], undefined],
  [1441, true, [offered], 'aboveStated'],
  [14, true, [offered], 'tooShort'],
  [0, true, [offered], 'tooShort'],
  [-60, true, [offered], 'tooShort'],
  [90.5, true, [offered], 'notMinutes'],
  [Number.NaN, true, [offered], 'notMinutes'],
  [720, false, [withdrawn, withdrawn], 'lastOffered'],
  [720, false, [], 'lastOffered'],
] as const)(
  'SERV-1 a promise of %d minutes, offered %s, beside %j: %s',
  (promiseMinutes, isOffered, others, refusal) => {
    const service = { promiseMinutes: 24 * 60 }
    expect(refuseTerms({ promiseMinutes, isOffered }, { service, others })).toBe(refusal)
  },
)
