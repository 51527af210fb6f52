import { fuzzReaders } from '@systole/ecg/formats/testing/fuzz'
import { FUZZ_SEEDS } from '@systole/ecg/formats/testing/fuzz-seeds'
import { expect, test } from 'vitest'
import { ALL_RECORDING_READERS } from './recording-readers.ts'
import { DICOM_FUZZ_SEEDS } from './testing/dicom-fuzz-seeds.ts'

/** Has decimals only after 200 rows of whole numbers, which the reader refuses with the row. */
const REFUSED_AS_IT_IS = 'csv clock'

test('the valid files that the fuzz damages are read as they are, of every format', async () => {
  const seeds = [...FUZZ_SEEDS, ...DICOM_FUZZ_SEEDS].filter(({ name }) => name !== REFUSED_AS_IT_IS)
  const recognised = seeds.map(({ files }) => {
    const [first = new Uint8Array()] = Object.values(files)
    return ALL_RECORDING_READERS.find(({ recognises }) => recognises(first))?.format
  })
  expect(new Set(recognised)).toEqual(
    new Set(['json', 'dicom', 'csv', 'edf', 'wfdb', 'aecg', 'scp']),
  )
  const count = seeds.length
  const options = { readers: ALL_RECORDING_READERS, seeds, count, isDamaged: false }
  expect(await fuzzReaders(options)).toMatchObject({ read: count, refused: {}, failures: [] })
})
