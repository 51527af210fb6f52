import { emptyClinicalInput } from '@systole/domain/clinical/clinical-input'
import { expect, test } from 'vitest'
import { ReportModel } from './model.ts'
import type { ReportLayout } from './report-layout.ts'
import { layOutReport } from './sections.ts'
import { aReport } from './testing/a-report.ts'

const toSimplified = (text: string) => text.replaceAll('報', '报').replaceAll('醫', '医')

function layOut(given: Partial<ReportModel> = {}): ReportLayout {
  return layOutReport(aReport(given), { toSimplified })
}

function factsOf(layout: ReportLayout, id: 'patient' | 'clinical'): Record<string, string> {
  const section = layout.sections.find((candidate) => candidate.id === id)
  if (section?.kind !== 'facts') return {}
  return Object.fromEntries(
    [...section.facts, ...section.wide].map(({ label, value }) => [label, value]),
  )
}

function answersOf(layout: ReportLayout) {
  const section = layout.sections.find(({ kind }) => kind === 'answers')
  return section?.kind === 'answers' ? section.answers : []
}

test('RVIEW-2 a full report has every section, in the order of the specification', () => {
  expect(layOut().sections.map(({ id }) => id)).toEqual([
    'patient',
    'clinical',
    'answers',
    'recommendations',
    'notes',
    'signature',
    'disclaimer',
    'appendix',
  ])
})

test.each([
  ['clinical', { clinical: null }],
  ['recommendations', { recommendations: [] }],
  ['notes', { notes: ' \n' }],
  ['appendix', { files: [] }],
  ['signature', { signature: { name: 'Mei Tanaka', title: '', licence: '', signedAt: '' } }],
] satisfies [string, Partial<ReportModel>][])(
  'RVIEW-2 without content there is no %s section',
  (id, given) => {
    expect(layOut(given).sections.map((section) => section.id)).not.toContain(id)
  },
)

test('RVIEW-2 the title block names hospital, address, phone, case, mode and date', () => {
  expect(layOut().titleBlock).toEqual({
    brand: { variant: 'systole', name: 'Systole' },
    title: 'eConsult report',
    subtitle: 'Advance, case EC-24790',
    hospitalName: 'Tiong Bahru Veterinary Clinic',
    hospitalLines: ['12 Seng Poh Road, Singapore 160012', '+65 6000 0000'],
    date: '2026/11/20',
  })
})

test('RVIEW-2 a hospital without address or phone leaves no empty line', () => {
  const hospital = { name: 'Clinic', address: '', phone: ' ' }
  expect(layOut({ hospital }).titleBlock.hospitalLines).toEqual([])
})

test.each([
  ['20261119155959', '2026/11/19'],
  ['20261119160000', '2026/11/20'],
])('RVIEW-2 a report released at %s UTC is dated %s in Hong Kong', (revision, date) => {
  expect(layOut({ revision }).titleBlock.date).toBe(date)
})

test('RVIEW-2 the signature says who, which licence, and when by which clock', () => {
  expect(layOut().sections.find(({ kind }) => kind === 'signature')).toMatchObject({
    name: 'Mei Tanaka',
    lines: ['Specialist in cardiology', 'License VSB-1042', 'Signed 2026/11/20, 09:42 (GMT+8)'],
  })
})

test('RVIEW-2 the patient reads as on the mock-up', () => {
  expect(factsOf(layOut(), 'patient')).toEqual({
    Name: 'Biscuit',
    Species: 'Dog',
    Breed: 'Cavalier King Charles Spaniel',
    Sex: 'Male, neutered',
    Age: '9.1 years',
    Weight: '9.80\u00a0kg',
    'Date of birth': '2017/10/02',
    'Record no.': 'M-20418',
    'Date received': '2026/11/19',
  })
})

test('RVIEW-2 missing or zero values of the patient read Not applicable', () => {
  const { patient } = aReport()
  const given = { ...patient, breed: '', ageYears: 0, weightGrams: 0, identifier: '' }
  expect(factsOf(layOut({ patient: given }), 'patient')).toMatchObject({
    Breed: 'Not applicable',
    Age: 'Not applicable',
    Weight: 'Not applicable',
    'Record no.': 'Not applicable',
  })
})

test('an animal of another species is named as the vet wrote it', () => {
  const patient = { ...aReport().patient, species: 'others', otherSpecies: 'Ferret' } as const
  expect(factsOf(layOut({ patient }), 'patient').Species).toBe('Ferret')
})

test('RVIEW-2 an empty clinical form reads Not applicable throughout', () => {
  const values = Object.values(factsOf(layOut({ clinical: emptyClinicalInput() }), 'clinical'))
  expect(values).toHaveLength(10)
  expect(new Set(values)).toEqual(new Set(['Not applicable']))
})

test.each([
  ['32', '32\u00a0/min'],
  ['0', 'Not applicable'],
  ['', 'Not applicable'],
])('RVIEW-2 a respiratory rate of "%s" reads %s', (rate, shown) => {
  const clinical = { ...emptyClinicalInput(), respiratoryRate: rate }
  expect(factsOf(layOut({ clinical }), 'clinical')['Resp. rate']).toBe(shown)
})

test.each([
  ['4', 'systolic', '4/6, systolic'],
  ['0', '-1', 'None heard'],
  ['0', 'not sure', 'None heard'],
  ['not sure', 'not sure', 'Not sure'],
  ['-1', 'continuous', 'Continuous'],
] as const)('a murmur of grade %s and timing %s reads %s', (grade, timing, shown) => {
  const clinical = emptyClinicalInput()
  clinical.auscultation.murmurGrade = grade
  clinical.auscultation.murmurTiming = timing
  expect(factsOf(layOut({ clinical }), 'clinical').Murmur).toBe(shown)
})

test('clinical signs are listed in the order of the form', () => {
  const clinical = emptyClinicalInput()
  clinical.clinicalSigns.lethargy = true
  clinical.clinicalSigns.frequentCough = true
  expect(factsOf(layOut({ clinical }), 'clinical')['Clinical signs']).toBe(
    'Frequent cough, lethargy',
  )
})

test('RVIEW-3 advance shows treatment plan, anesthesia plan and the questions of the vet', () => {
  expect(answersOf(layOut()).map(({ question }) => question)).toEqual([
    'Recommended treatment plan',
    'Anesthesia plan',
    'How soon should we repeat the X-ray?',
  ])
})

test('RVIEW-3 basic shows the chosen questions, in the order asked, and no others', () => {
  const answers = [
    { type: 'prognosis', question: '', answer: 'Guarded.' },
    { type: 'riskOfAnesthesia', question: '', answer: 'Low.' },
  ] satisfies ReportModel['answers']
  expect(answersOf(layOut({ mode: 'basic', answers }))).toEqual([
    { question: 'What is the prognosis?', answer: 'Guarded.' },
    { question: 'What is the anesthetic risk?', answer: 'Low.' },
  ])
})

test('a preview says that it is one, and which answers are missing', () => {
  const [first, ...others] = aReport().answers
  const layout = layOut({
    revision: '',
    answers: first ? [{ ...first, answer: ' ' }, ...others] : [],
  })
  expect(layout.titleBlock.date).toBe('Preview, not released')
  expect(layout.footer).toBe('Biscuit · EC-24790 · Preview, not released')
  expect(answersOf(layout)[0]?.answer).toBe('Not answered yet')
})

test.each([
  ['en_us', 'en', 'eConsult report'],
  ['zh_hk', 'zh-Hant-HK', '心臟遙距會診報告'],
  ['zh_cn', 'zh-Hans-CN', '心臟遠程會診报告'],
  ['ja', 'ja', 'コンサルトレポート'],
  ['ko', 'ko', '원격 협진 보고서'],
] as const)('RVIEW-4 a report in %s is written in %s', (language, lang, title) => {
  const layout = layOut({ language })
  expect(layout.lang).toBe(lang)
  expect(layout.titleBlock.title).toBe(title)
})

test('RVIEW-4 for zh_cn the text of the report is converted, names are not', () => {
  const layout = layOut({
    language: 'zh_cn',
    hospital: { name: '獸醫診所', address: '', phone: '' },
    notes: '主診獸醫的報告',
  })
  expect(layout.titleBlock.hospitalName).toBe('獸醫診所')
  expect(layout.sections.find(({ id }) => id === 'notes')).toMatchObject({ text: '主診獸医的报告' })
})

test('RVIEW-4 Japanese and Korean sentences in a zh_cn report are left alone', () => {
  const layout = layOut({ language: 'zh_cn', notes: '獣醫師の報告です' })
  expect(layout.sections.find(({ id }) => id === 'notes')).toMatchObject({
    text: '獣醫師の報告です',
  })
})

test('RVIEW-4 a zh_hk report is not converted', () => {
  const layout = layOut({ language: 'zh_hk', notes: '報告' })
  expect(layout.sections.find(({ id }) => id === 'notes')).toMatchObject({ text: '報告' })
})

test('RVIEW-4 the breed has its Hong Kong name in Chinese', () => {
  expect(factsOf(layOut({ language: 'zh_hk' }), 'patient').品種).toBe('查理士王小獵犬')
})

test('markup in any text stays text', () => {
  const notes = '<img src=x onerror=alert(1)> & </p>'
  expect(layOut({ notes }).sections.find(({ id }) => id === 'notes')).toMatchObject({ text: notes })
})

test('a model survives being stored as JSON', () => {
  expect(ReportModel.parse(JSON.parse(JSON.stringify(aReport())))).toEqual(aReport())
})

test('RVIEW-2 a key image without words is called by its number, for who sees it and who hears it', () => {
  const size = { width: 3, height: 2 }
  const picture = { kind: 'still', key: 'k', sha256: 'ab', type: 'image/jpeg', ...size } as const
  const kept = { file: 'a.dcm', kind: 'chestXray', frame: null, picture } as const
  const { sections } = layOut({
    keyImages: [
      { id: 'k_one_0000', caption: 'Lateral', ...kept },
      { id: 'k_two_0000', caption: ' ', ...kept },
    ],
  })
  const section = sections.find(({ id }) => id === 'keyImages')
  const images = section?.kind === 'keyImages' ? section.images : []
  expect(images.map(({ caption, alt }) => [caption, alt])).toEqual([
    ['1. Lateral', 'Lateral. a.dcm'],
    ['Key image 2', 'Key image 2. a.dcm'],
  ])
})

test('RVIEW-2 an estimated age is printed as that, with the year of birth alone', () => {
  const patient = { ...aReport().patient, ageYears: 9.13, birthDateEstimated: true }
  const facts = factsOf(layOut({ patient }), 'patient')
  expect(facts.Age).toBe('about 9 years')
  expect(facts['Date of birth']).toBe(`about ${patient.birthDate.slice(0, 4)}`)
})

test('a report issued before Taiwan had its own words keeps those of Hong Kong', () => {
  const titleOf = (given: Partial<ReportModel>) =>
    layOut({ language: 'zh_hk', ...given }).titleBlock
  expect(titleOf({}).title).toBe('心臟遙距會診報告')
  expect(titleOf({ wording: 'zh_tw' }).title).toBe('心臟遠距諮詢報告')
})
