import { expect, test } from 'vitest'
import { Auscultation } from './clinical-input.ts'
import { followsFromNoMurmur, withMurmurGrade } from './murmur.ts'

const HEARD = Auscultation.parse({
  selectedHeartMurmurGradeValue: '3',
  selectedHeartMurmurTimingValue: 'systolic',
  selectedGallopHeartSoundValue: 'no',
  selectedMuffledHeartSoundValue: 'no',
  selectedLocationValue: 'left',
  selectedSegmentValue: 'apical',
})

test('CLIN-3 without a murmur timing, location and segment are "not sure" on the wire and not asked for', () => {
  const none = withMurmurGrade(HEARD, '0')
  expect(none).toEqual({
    ...HEARD,
    selectedHeartMurmurGradeValue: '0',
    selectedHeartMurmurTimingValue: 'not sure',
    selectedLocationValue: 'not sure',
    selectedSegmentValue: 'not sure',
  })
  expect(followsFromNoMurmur(none, 'selectedLocationValue')).toBe(true)
  expect(followsFromNoMurmur(none, 'selectedGallopHeartSoundValue')).toBe(false)
  expect(followsFromNoMurmur(HEARD, 'selectedLocationValue')).toBe(false)
})

test('CLIN-3 a murmur after all is asked for its timing, location and segment again', () => {
  const heard = withMurmurGrade(withMurmurGrade(HEARD, '0'), '2')
  expect(heard).toMatchObject({
    selectedHeartMurmurGradeValue: '2',
    selectedHeartMurmurTimingValue: '-1',
    selectedLocationValue: '-1',
    selectedSegmentValue: '-1',
    selectedGallopHeartSoundValue: 'no',
  })
})

test('CLIN-3 another grade of a murmur keeps what was said of it', () => {
  expect(withMurmurGrade(HEARD, '4')).toEqual({ ...HEARD, selectedHeartMurmurGradeValue: '4' })
})
