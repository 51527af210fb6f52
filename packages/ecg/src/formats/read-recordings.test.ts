import { expect, test } from 'vitest'
import { sourceOfBytes } from '../signal/byte-source.ts'
import { leadNameOf } from './lead-name.ts'
import { memorySink } from './memory-sink.ts'
import { readRecordings } from './read-recordings.ts'
import type { ReadRequest, RecordingFormat, RecordingReader } from './recording-reader.ts'

const asked: ReadRequest[] = []

function readerOf(format: RecordingFormat, mark: string): RecordingReader {
  return {
    format,
    recognises: (start) => new TextDecoder().decode(start).startsWith(mark),
    read: async (request) => void asked.push(request),
  }
}
const READERS = [readerOf('json', '{'), readerOf('wfdb', 'rec 1')]
const bytes = (text: string) => sourceOfBytes(new TextEncoder().encode(text))

async function failureOf(content: string, formats: readonly RecordingFormat[]) {
  const options = { readers: READERS, formats, fileName: 'a.dcm' }
  return readRecordings(bytes(content), options, memorySink().sink).catch((error: unknown) => error)
}

test('the reader is chosen by content, not by the name of the file', async () => {
  asked.length = 0
  await readRecordings(
    bytes('{}'),
    { readers: READERS, formats: ['json'], fileName: 'a.dcm', stated: { samplesPerSecond: 300 } },
    memorySink().sink,
  )
  expect(asked).toMatchObject([{ fileName: 'a.dcm', stated: { samplesPerSecond: 300 } }])
})

test('a pair of files is read by whichever of them has a reader', async () => {
  asked.length = 0
  const companions = new Map([['rec.hea', bytes('rec 1 250')]])
  const options = { readers: READERS, formats: ['wfdb'] as const, fileName: 'rec.dat', companions }
  await readRecordings(bytes('\u0001\u0002'), options, memorySink().sink)
  expect(asked[0]?.fileName).toBe('rec.hea')
  expect([...(asked[0]?.companions.keys() ?? [])]).toEqual(['rec.dat'])
})

test('a format that the account may not send and a file that is no ECG are refused by name', async () => {
  expect(await failureOf('rec 1 250', ['json'])).toMatchObject({
    refusal: 'formatNotAllowed',
    field: 'wfdb',
  })
  expect(await failureOf('hello', ['json'])).toMatchObject({ refusal: 'notAnEcg', field: 'a.dcm' })
})

test('a file over 1 GiB is refused before a byte is read', async () => {
  const read = () => Promise.reject(new Error('read'))
  const options = { readers: READERS, formats: ['json'] as const, fileName: 'day.json' }
  const failure = readRecordings({ sizeBytes: 2 ** 30 + 1, read }, options, memorySink().sink)
  await expect(failure).rejects.toMatchObject({ refusal: 'tooLarge', field: 'day.json' })
})

test.each([
  ['leadII', 'II'],
  ['Lead aVR (Goldberger)', 'aVR'],
  ['AVF', 'aVF'],
  ['MDC_ECG_LEAD_V1', 'V1'],
  ['ECG II', 'II'],
  ['EKG', 'EKG'],
  ['', 'ECG'],
  ['chest', 'chest'],
])('the lead %s is called %s', (given, name) => {
  expect(leadNameOf(given)).toBe(name)
})
