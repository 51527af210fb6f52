import { expect, test } from 'vitest'
import { Auscultation } from './clinical-input.ts'
import { followsFromNoMurmur, withMurmurGrade } from './murmur.ts'

const HEARD = Auscultation.parse({
  murmurGrade: '3',
  murmurTiming: 'systolic',
  gallop: 'no',
  muffledSounds: 'no',
  murmurLocation: 'left',
  murmurSegment: 'apical',
})

test('CLIN-3 without a murmur timing, location and segment are "not sure" on the wire and not asked for', () => {
  const none = withMurmurGrade(HEARD, '0')
  expect(none).toEqual({
    ...HEARD,
    murmurGrade: '0',
    murmurTiming: 'not sure',
    murmurLocation: 'not sure',
    murmurSegment: 'not sure',
  })
  expect(followsFromNoMurmur(none, 'murmurLocation')).toBe(true)
  expect(followsFromNoMurmur(none, 'gallop')).toBe(false)
  expect(followsFromNoMurmur(HEARD, 'murmurLocation')).toBe(false)
})

test('CLIN-3 a murmur after all is asked for its timing, location and segment again', () => {
  const heard = withMurmurGrade(withMurmurGrade(HEARD, '0'), '2')
  expect(heard).toMatchObject({
    murmurGrade: '2',
    murmurTiming: '-1',
    murmurLocation: '-1',
    murmurSegment: '-1',
    gallop: 'no',
  })
})

test('CLIN-3 another grade of a murmur keeps what was said of it', () => {
  expect(withMurmurGrade(HEARD, '4')).toEqual({ ...HEARD, murmurGrade: '4' })
})
