import { ClinicalInput, emptyClinicalInput } from '@systole/domain/clinical/clinical-input'
import { expect, test } from 'vitest'
import { clinicalSigns, examFacts } from './exam-facts.ts'

const mochi = ClinicalInput.parse({
  respiratoryRate: '44',
  auscultation: {
    murmurGrade: '3',
    murmurTiming: 'systolic',
    gallop: 'yes',
    muffledSounds: 'no',
    murmurLocation: 'left',
    murmurSegment: 'apical',
  },
  clinicalSigns: { frequentCough: true },
})

test('what was found is listed in order, and what is out of the usual is marked', () => {
  expect(examFacts(mochi)).toEqual([
    { label: 'respiratoryRate', rate: '44', attention: true },
    { label: 'murmur', words: ['3', 'systolic'], attention: false },
    { label: 'location', words: ['left', 'apical'], attention: false },
    { label: 'gallop', words: ['yes'], attention: true },
    { label: 'muffled', words: ['no'], attention: false },
  ])
  expect(clinicalSigns(mochi)).toEqual(['frequentCough'])
})

test.each([
  ['40', false],
  ['41', true],
])('%s breaths at rest: attention %s', (rate, attention) => {
  const [fact] = examFacts({ ...mochi, respiratoryRate: rate })
  expect(fact).toMatchObject({ rate, attention })
})

test('two findings that are not sure read so once', () => {
  const auscultation = {
    ...mochi.auscultation,
    murmurLocation: 'not sure' as const,
    murmurSegment: 'not sure' as const,
  }
  const place = examFacts({ ...mochi, auscultation }).find(({ label }) => label === 'location')
  expect(place?.words).toEqual(['not sure'])
})

test('what was not stated is left out', () => {
  expect(examFacts(emptyClinicalInput())).toEqual([])
})

test('no murmur has no timing', () => {
  const auscultation = { ...mochi.auscultation, murmurGrade: '0' as const }
  const murmur = examFacts({ ...mochi, auscultation }).find(({ label }) => label === 'murmur')
  expect(murmur?.words).toEqual(['0'])
})
