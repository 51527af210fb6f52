import { FIXTURES } from '@systole/fixtures/fixtures'
import { expect, test } from 'vitest'
import { readDicomFacts } from '../read-dicom-facts.ts'
import { isEcgClass } from './waveform-group.ts'

test.each([
  ['1.2.840.10008.5.1.4.1.1.9.1.1', true],
  ['1.2.840.10008.5.1.4.1.1.9.1.3', true],
  ['1.2.840.10008.5.1.4.1.1.9.4.1', false], // basic voice audio
  ['1.2.840.10008.5.1.4.1.1.1.1', false],
  [null, false],
])('class %s is an ECG: %s', (uid, is) => {
  expect(isEcgClass(uid)).toBe(is)
})

test('the facts of a DICOM ECG name its class', () => {
  const facts = readDicomFacts(FIXTURES['ecg_dog.dcm']())
  expect(isEcgClass(facts?.sopClassUid)).toBe(true)
  expect(facts?.modality).toBe('ECG')
})
