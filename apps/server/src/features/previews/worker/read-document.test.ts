import { drawEcgPdf } from '@systole/fixtures/ecg-pdf'
import { drawLabPdf } from '@systole/fixtures/lab-pdf'
import { drawLetterPdf } from '@systole/fixtures/letter-pdf'
import { BISCUIT } from '@systole/fixtures/patients'
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

const noBeats = {
  leads: { I: [], II: [], III: [], aVR: [], aVL: [], aVF: [] },
  sampling_rate_hz: 500,
  filter: 'none',
} as unknown as Parameters<typeof drawEcgPdf>[0]

test.each([
  ['a laboratory result', () => drawLabPdf(BISCUIT), { names: ['Biscuit'], identifiers: ['5502'] }],
  [
    'a printed ECG',
    () => drawEcgPdf(noBeats, BISCUIT),
    { names: ['Biscuit'], identifiers: ['5502'] },
  ],
  ['a letter', () => drawLetterPdf(BISCUIT), { names: [], identifiers: [] }],
])('%s shows whom its labels name', async (_, draw, patient) => {
  expect(await readDocument(await draw(), { isWhole: true })).toMatchObject({ patient })
})

test('a document too long to be read whole names no one', async () => {
  const start = (await drawLabPdf(BISCUIT)).subarray(0, 1000)
  expect(await readDocument(start, { isWhole: false })).not.toHaveProperty('patient')
})
