import { expect, test } from 'vitest'
import { NO_DICOM_FACTS } from '../file-facts.ts'
import {
  otherPatientInFile,
  type PatientOnRecord,
  patientMismatch,
  studyDateRemark,
} from './patient-mismatch.ts'

const mochi: PatientOnRecord = { name: 'Mochi', ownerName: 'Chan Hoi Ching', identifier: '3381' }

function study(patientName: string | null, patientId: string | null = null) {
  return { patientName, patientId, studyDate: '2021-03-04' }
}

test.each([
  ['the owner and the pet', study('CHAN^Mochi'), mochi],
  ['the pet and the owner', study('Mochi^CHAN HOI CHING'), mochi],
  ['the pet alone', study('mochi'), mochi],
  ['another owner, as a shelter writes', study('SPCA^MOCHI'), mochi],
  ['more words', study('MOCHI (CAT) DSH'), mochi],
  ['the owner alone', study('CHAN^'), mochi],
  ['both scripts', study('CHAN^Mochi=陳^麻糬'), { ...mochi, name: '麻糬' }],
  ['one script of a name in two', study('CHAN^MOCHI'), { ...mochi, name: '麻糬 Mochi' }],
  ['ideographs without a space', study('陳麻糬'), { ...mochi, name: '麻糬' }],
  ['another script, which says nothing', study('陳^麻糬'), mochi],
  ['half-width kana', study('ﾓﾁ'), { ...mochi, name: 'もち' }],
  ['a voiced kana', study('ガロ'), { ...mochi, name: 'がろ' }],
  ['hangul', study('김^초코'), { ...mochi, name: '초코' }],
  ['an accent left out', study('WONG^Zoe'), { ...mochi, name: 'Zoë' }],
  ['a first name of two', study('CHAN^Bella'), { ...mochi, name: 'Bella Rose' }],
  ['two words for one', study('CHAN^Mo chi'), mochi],
  ['one word for two', study('CHAN^MOCHI'), { ...mochi, name: 'Mo Chi' }],
  ['a typing slip in a long name', study('WONG^Biscut'), { ...mochi, name: 'Biscuit' }],
  ['the same record number', study('CHAN^Momo', '3381'), mochi],
  ['a record number with zeros and a dash', study('CHAN^Momo', '00-3381'), mochi],
  ['no name', study(null, '9999'), mochi],
  ['a number for a name', study('20210304'), mochi],
  ['a removed name', study('ANONYMIZED^'), mochi],
])('a study that names %s is of this pet', (_, facts, pet) => {
  expect(patientMismatch(facts, pet)).toBeUndefined()
})

test.each([
  ['another pet of another owner', study('LEE^Bella'), mochi, 'LEE Bella'],
  ['another pet of the same owner', study('CHAN^Bella'), mochi, 'Bella'],
  ['another pet without owner', study('Bella'), mochi, 'Bella'],
  ['another pet in ideographs', study('陳^曲奇'), { ...mochi, name: '麻糬' }, '陳 曲奇'],
  [
    'another pet beside the owner in ideographs',
    study('陳^曲奇'),
    { ...mochi, name: '麻糬', ownerName: '陳海晴' },
    '曲奇',
  ],
  ['another name by one letter of a short one', study('Milo'), { ...mochi, name: 'Mila' }, 'Milo'],
  ['another name and number', study('Bella', '3382'), mochi, 'Bella'],
  [
    'another name, and no number on record',
    study('Bella', ''),
    { ...mochi, identifier: '' },
    'Bella',
  ],
])('a study that names %s is asked about', (_, facts, pet, name) => {
  expect(patientMismatch(facts, pet)).toEqual({ name, year: 2021 })
})

test('a study without a date still says whose it is', () => {
  const facts = { patientName: 'Bella', patientId: null, studyDate: null }
  expect(patientMismatch(facts, mochi)).toEqual({ name: 'Bella', year: null })
})

test.each([
  [null, undefined],
  ['2026-11-20', undefined],
  ['2026-11-21', undefined],
  ['2026-11-22', 'future'],
  ['2026-05-25', undefined],
  ['2026-05-23', 'old'],
  ['2021-03-04', 'old'],
])('a study of %s is remarked on at noon of 20 November 2026: %s', (studyDate, remark) => {
  expect(studyDateRemark({ studyDate }, new Date('2026-11-20T12:00:00Z'))).toBe(remark)
})

function document(names: string[], identifiers: string[] = []) {
  const patient = { names, identifiers }
  return { document: { pages: 1, isEncrypted: false, hasActiveContent: false, patient } }
}

test.each([
  ['the pet', document(['Mochi']), mochi],
  ['the pet with its owner', document(['CHAN, Mochi']), mochi],
  ['the pet and its signalment', document(['Mochi, Feline, BSH']), mochi],
  ['the pet among others', document(['Bella', 'Mochi']), mochi],
  ['the number on record', document(['Momo'], ['03381']), mochi],
  ['the owner alone', document(['Chan Hoi Ching']), mochi],
  ['another script', document(['麻糬']), mochi],
  ['nobody', document([], ['5502']), mochi],
  ['a removed name', document(['Anonymous']), mochi],
])('a document that names %s is of this pet', (_, facts, pet) => {
  expect(otherPatientInFile(facts, pet)).toBeUndefined()
})

test('a document read before names were looked for is of this pet', () => {
  const facts = { document: { pages: 1, isEncrypted: false, hasActiveContent: false } }
  expect(otherPatientInFile(facts, mochi)).toBeUndefined()
})

test.each([
  ['another pet', document(['Biscuit'], ['5502']), 'Biscuit'],
  ['another pet of the same owner', document(['Chan Bella']), 'Chan Bella'],
  ['another pet beside a name that cannot be compared', document(['曲奇', 'Biscuit']), 'Biscuit'],
])('a document that names %s names another animal', (_, facts, name) => {
  expect(otherPatientInFile(facts, mochi)).toEqual({ name, year: null })
})

test('a study is compared by its tags', () => {
  const { dicom } = { dicom: { ...NO_DICOM_FACTS, ...study('LEE^Bella') } }
  expect(otherPatientInFile({ dicom }, mochi)).toEqual({ name: 'LEE Bella', year: 2021 })
  expect(otherPatientInFile({}, mochi)).toBeUndefined()
})
