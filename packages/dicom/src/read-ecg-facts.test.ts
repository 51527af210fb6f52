import { FIXTURES } from '@systole/fixtures/fixtures'
import { expect, test } from 'vitest'
import { parseDicom } from './data-set.ts'
import { ecgFactsOf } from './read-ecg-facts.ts'

const ecgOf = (file: Buffer) => {
  const data = parseDicom(file)
  return data && ecgFactsOf(data.dataSet)
}

test('a DICOM waveform states its leads, rate and length', () => {
  expect(ecgOf(FIXTURES['ecg_dog.dcm']())).toEqual({
    leads: ['I', 'II', 'III', 'aVR', 'aVL', 'aVF'],
    samplesPerSecond: 500,
    durationSeconds: 10,
  })
})

test('a picture has no waveform, and one that is cut says nothing', () => {
  expect(ecgOf(FIXTURES['thorax_R_lat.dcm']())).toBeUndefined()
  expect(ecgOf(FIXTURES['ecg_dog.dcm']().subarray(0, 700))).toBeUndefined()
})
