import { chipOf } from '@systole/domain/reports/chips'
import { emptyReportDraft } from '@systole/domain/reports/report-draft'
import { expect, test } from 'vitest'
import { buildReport, type ReportSource } from './build-report.ts'
import { canonicalJson } from './canonical-json.ts'
import { draftOfReport } from './draft-of-report.ts'
import { ReportModel } from './model.ts'
import { layOutReport } from './sections.ts'

function aSource(given: Partial<ReportSource> = {}): ReportSource {
  return {
    caseNumber: 24817,
    submittedAt: new Date('2026-11-19T07:30:00Z'),
    dueAt: new Date('2026-11-20T07:30:00Z'),
    clinical: null,
    questions: {
      mode: 'basic',
      time: '20261119070000',
      uid: 'account_1',
      question_session: [
        { type: 'prognosis', question: unasked, answer: unasked },
        { type: 'riskOfAnesthesia', question: unasked, answer: unasked },
      ],
    },
    pet: {
      petId: 'pet_1',
      hospitalId: 'hospital_1',
      identifier: 'M-1',
      name: 'Mochi',
      species: 'cat',
      otherSpecies: '',
      breedId: null,
      otherBreed: 'Mixed',
      birthDate: '2020-11-19',
      birthDateEstimated: false,
      gender: 'F',
      neutered: 'intact',
      weightGrams: 4200,
      size: null,
      ownerName: 'A. Chan',
      ownerEmail: 'owner@example.test',
      ownerContact: '9123 4567',
    },
    hospital: {
      hospitalId: 'hospital_1',
      name: 'Peak Animal Hospital',
      country: 'HK',
      address: '',
      phone: '',
      email: 'peak@example.test',
      reportLanguage: null,
      pushLanguage: 'zh_hk',
      reportEmails: [],
      representative: '',
      representativeLicense: '',
    },
    files: [
      {
        name: 'a.dcm',
        kind: 'chestXray',
        createdAt: new Date('2026-11-19T07:00:00Z'),
        grade: null,
      },
    ],
    keyImages: new Map(),
    measured: new Map(),
    signer: { firstName: 'Mei', lastName: 'Tanaka', title: 'Dr.', licence: 'VSB-1' },
    brand: { variant: 'systole', name: 'Systole' },
    draft: {
      ...emptyReportDraft(),
      answers: [
        { type: 'riskOfAnesthesia', value: 'Low.' },
        { type: 'prognosis', value: 'Good.' },
      ],
    },
    ...given,
  }
}

const unasked = { time: '', value: '' }

test('RVIEW-3 answers stand in the order the vet asked, whatever the order of writing', () => {
  expect(buildReport(aSource()).answers).toEqual([
    { type: 'prognosis', question: '', answer: 'Good.' },
    { type: 'riskOfAnesthesia', question: '', answer: 'Low.' },
  ])
})

test('RVIEW-3 an answer to a question that was not asked is left out', () => {
  const draft = { ...aSource().draft, answers: [{ type: 'prognosis' as const, value: 'x' }] }
  expect(buildReport(aSource({ draft })).answers.map(({ answer }) => answer)).toEqual(['x', ''])
})

test.each([
  [null, 'zh_hk'],
  ['zh_cn', 'zh_cn'],
] as const)('RVIEW-4 with report language %s the report is in %s', (reportLanguage, language) => {
  const hospital = { ...aSource().hospital, reportLanguage }
  expect(buildReport(aSource({ hospital })).language).toBe(language)
})

test('a preview has neither revision nor signing time', () => {
  const preview = buildReport(aSource())
  expect([preview.revision, preview.signature.signedAt]).toEqual(['', ''])
})

test('a released report is signed at its revision', () => {
  const released = buildReport(aSource(), { revision: '20261120014200', reason: '' })
  expect([released.revision, released.signature.signedAt]).toEqual([
    '20261120014200',
    '20261120014200',
  ])
})

test('the age is that of the day the case came in', () => {
  expect(buildReport(aSource()).patient.ageYears).toBe(6)
})

test.each([
  ['Mei', 'Tanaka', 'Mei Tanaka'],
  ['怡君', '林', '林怡君'],
  ['', 'Tanaka', 'Tanaka'],
])('first name %s and last name %s sign as %s', (firstName, lastName, name) => {
  const signer = { ...aSource().signer, firstName, lastName }
  expect(buildReport(aSource({ signer })).signature.name).toBe(name)
})

test('nothing about the owner is in the report', () => {
  expect(JSON.stringify(buildReport(aSource()))).not.toMatch(/Chan|owner@|9123/)
})

test.each([
  ['HK', 'Asia/Hong_Kong'],
  ['TW', 'Asia/Taipei'],
  ['US', 'UTC'],
])('a hospital in %s reads its paper by %s', (country, timeZone) => {
  const hospital = { ...aSource().hospital, country }
  expect(buildReport(aSource({ hospital })).timeZone).toBe(timeZone)
})

test('what is built is what is stored', () => {
  const built = buildReport(aSource(), { revision: '20261120014200', reason: 'Typing error' })
  expect(ReportModel.parse(built)).toEqual(built)
})

test('a report without key images and grades is the same text as before there were any', () => {
  const built = buildReport(aSource(), { revision: '20261120014200', reason: '' })
  expect(built).not.toHaveProperty('keyImages')
  expect(built.files).toEqual([{ name: 'a.dcm', kind: 'chestXray', addedAt: '20261119070000' }])
  expect(canonicalJson(ReportModel.parse(built))).toBe(canonicalJson(built))
})

test('key images stand in the order of the draft; one that is not there is left out', () => {
  const picture = {
    kind: 'still',
    key: 'still_1',
    sha256: 'ab',
    type: 'image/jpeg',
    width: 320,
    height: 200,
  } as const
  const kept = { file: 'a.dcm', kind: 'chestXray', frame: 3, picture } as const
  const keyImages = new Map([
    ['k_one_0000', kept],
    ['k_two_0000', kept],
  ])
  const draft = {
    ...aSource().draft,
    keyImages: [
      { id: 'k_two_0000', caption: 'Two' },
      { id: 'k_gone_000', caption: 'Gone' },
      { id: 'k_one_0000', caption: '' },
    ],
  }
  const built = buildReport(aSource({ draft, keyImages }))
  expect(built.keyImages).toEqual([
    { id: 'k_two_0000', caption: 'Two', ...kept },
    { id: 'k_one_0000', caption: '', ...kept },
  ])
  expect(draftOfReport(built).keyImages).toEqual([
    { id: 'k_two_0000', caption: 'Two' },
    { id: 'k_one_0000', caption: '' },
  ])
})

test('answers, recommendations and notes are frozen with the values of their measurements', () => {
  const chip = chipOf('m_vhs_0001')
  const draft = {
    ...aSource().draft,
    answers: [{ type: 'prognosis' as const, value: `Heart ${chip}.` }],
    recommendations: [{ name: `Film when ${chip}`, priority: 'recommended' as const }],
    notes: chip,
  }
  const built = buildReport(aSource({ draft, measured: new Map([['m_vhs_0001', 'VHS 10.8 v']]) }))
  expect(built.answers[0]?.answer).toBe('Heart VHS 10.8 v.')
  expect(built.recommendations[0]?.name).toBe('Film when VHS 10.8 v')
  expect(built.notes).toBe('VHS 10.8 v')
})

test('an estimated birth date is marked in the report, a known one is as before', () => {
  const { pet } = aSource()
  expect(buildReport(aSource()).patient).not.toHaveProperty('birthDateEstimated')
  const estimated = aSource({ pet: { ...pet, birthDateEstimated: true } })
  expect(buildReport(estimated).patient.birthDateEstimated).toBe(true)
})

test.each([
  ['TW', '迷你雪納瑞'],
  ['HK', '迷你史納莎'],
] as const)('a report of a hospital in %s names a miniature schnauzer %s', (country, breedZhHk) => {
  const hospital = { ...aSource().hospital, country, reportLanguage: 'zh_hk' as const }
  const pet = { ...aSource().pet, breedId: 'dog-miniature-schnauzer' }
  expect(buildReport({ ...aSource(), hospital, pet }).patient).toMatchObject({ breedZhHk })
})

test.each([
  ['ja', 'ボクサー'],
  ['ko', '복서'],
  ['en_us', 'Boxer'],
] as const)('a report in %s names the breed %s', (reportLanguage, name) => {
  const hospital = { ...aSource().hospital, reportLanguage }
  const pet = { ...aSource().pet, breedId: 'dog-boxer' }
  const model = buildReport({ ...aSource(), hospital, pet })
  const [patient] = layOutReport(model, { toSimplified: (text) => text }).sections
  expect(JSON.stringify(patient)).toContain(name)
})

test.each([
  ['TW', 'zh_hk', 'zh_tw'],
  ['HK', 'zh_hk', undefined],
  ['TW', 'ja', undefined],
] as const)(
  'a report of a hospital in %s that reads %s keeps the wording %s',
  (country, reportLanguage, wording) => {
    const hospital = { ...aSource().hospital, country, reportLanguage }
    const model = buildReport({ ...aSource(), hospital })
    expect(model).toMatchObject({ language: reportLanguage })
    expect(model.wording).toBe(wording)
  },
)
