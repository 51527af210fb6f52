import { fuzzReaders } from '@systole/ecg/formats/testing/fuzz'
import { FUZZ_SEEDS } from '@systole/ecg/formats/testing/fuzz-seeds'
import { expect, test } from 'vitest'
import { ALL_RECORDING_READERS } from './recording-readers.ts'
import { DICOM_FUZZ_SEEDS } from './testing/dicom-fuzz-seeds.ts'

test('every valid file that is damaged for the fuzz is read as it is', async () => {
  const seeds = [...FUZZ_SEEDS, ...DICOM_FUZZ_SEEDS].filter(({ name }) => name !== 'a.csv')
  const report = await fuzzReaders({
    readers: ALL_RECORDING_READERS,
    seeds,
    count: seeds.length,
    isDamaged: false,
  })
  expect(report).toMatchObject({ read: seeds.length, refused: {}, failures: [] })
})

test('no damaged DICOM file ends in anything but a recording or a named refusal', async () => {
  const report = await fuzzReaders({
    readers: ALL_RECORDING_READERS,
    seeds: DICOM_FUZZ_SEEDS,
    count: 2000,
  })
  expect(report.failures).toEqual([])
  expect(report.read).toBeGreaterThan(100)
})
