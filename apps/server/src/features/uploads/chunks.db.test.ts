import { readdir } from 'node:fs/promises'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newCase } from './testing/new-case.ts'
import { pdfBytes, sha256, upTo } from './testing/upload-client.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const HAVE_IT = { status: 200, code: 0 }
const MISSING = { status: 204 }
const differing = { sizeBytes: 2 * MB + MB / 2 }

test('INSP-6 what arrives in order equals what was sent, byte for byte', async () => {
  const vet = await newCase(portal)
  const file = { name: 'thorax.pdf', bytes: pdfBytes(differing.sizeBytes), caseId: vet.caseId }

  const answers = await vet.client.putAll(file)

  expect(answers).toMatchObject([
    { ...HAVE_IT, data: { complete: false, received: 1, total: 3 } },
    { ...HAVE_IT, data: { complete: false, received: 2, total: 3 } },
    {
      ...HAVE_IT,
      data: {
        complete: true,
        name: 'thorax.pdf',
        size: file.bytes.length,
        sha256: sha256(file.bytes),
      },
    },
  ])
  expect(await vet.stored('thorax.pdf')).toEqual(file.bytes)
})

test.each([
  ['reversed', [3, 2, 1]],
  ['the last first', [3, 1, 2]],
  ['with a hole filled at the end', [1, 3, 2]],
])('INSP-6 chunks in another order, %s, make the same file', async (_, order) => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(differing.sizeBytes), caseId: vet.caseId }
  const answers = await vet.client.putAll(file, order)
  expect(answers.at(-1)).toMatchObject({ data: { complete: true, sha256: sha256(file.bytes) } })
  expect(await vet.stored('a.pdf')).toEqual(file.bytes)
})

test('INSP-6 all chunks at the same time make the same file, and exactly one row', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(7 * MB + 1), caseId: vet.caseId }
  const answers = await Promise.all(upTo(8).map((number) => vet.client.put(file, number)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(answers.filter(({ data }) => isComplete(data))).toHaveLength(1)
  expect(await vet.stored('a.pdf')).toEqual(file.bytes)
  expect(await vet.names()).toEqual(['a.pdf'])
})

test.each([
  ['one byte', 1, 1],
  ['one byte less than a chunk', MB - 1, 1],
  ['exactly one chunk', MB, 1],
  ['one byte more than a chunk', MB + 1, 2],
  ['exactly two chunks', 2 * MB, 2],
])('INSP-6 a file of %s arrives', async (_, sizeBytes, count) => {
  const vet = await newCase(portal)
  const bytes = sizeBytes === 1 ? Buffer.from('[') : pdfBytes(sizeBytes)
  const file = { name: sizeBytes === 1 ? 'a.json' : 'a.pdf', bytes, caseId: vet.caseId }
  const answers = await vet.client.putAll(file)
  expect(answers).toHaveLength(count)
  if (sizeBytes === 1)
    expect(answers[0]).toMatchObject({ status: 415, code: -8004 }) // '[' is not valid JSON
  else expect(await vet.stored('a.pdf')).toEqual(bytes)
})

test('INSP-6 a file cut as the libraries cut it, the last chunk longer, arrives', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(differing.sizeBytes), caseId: vet.caseId }
  const answers = await vet.client.putAll(file, undefined, { chunks: 2 })
  expect(answers).toHaveLength(2)
  expect(await vet.stored('a.pdf')).toEqual(file.bytes)
})

test('INSP-6 Flow.js sends everything in a form', async () => {
  const vet = await newCase(portal)
  const file = { name: '心臟超聲波.pdf', bytes: pdfBytes(MB + 7), caseId: vet.caseId }
  await vet.client.putForm(file, 1)
  expect(await vet.client.putForm(file, 2)).toMatchObject({ data: { complete: true } })
  expect(await vet.stored('心臟超聲波.pdf')).toEqual(file.bytes)
})

test('INSP-6 Resumable.js sends its fields in query and form, which must agree', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(10), caseId: vet.caseId }
  const query = (overrides = {}) =>
    new URLSearchParams({ usid: vet.caseId, flowTotalSize: '10', ...overrides })
  const disagreeing = await vet.client.putForm(file, 1, {}, query({ flowTotalSize: '11' }))
  expect(disagreeing).toMatchObject({ status: 415, code: -8005 })
  expect(await vet.client.putForm(file, 1, {}, query())).toMatchObject(HAVE_IT)
})

test('INSP-6 testing distinguishes a received chunk from a missing one, and a whole file from both', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(2 * MB), caseId: vet.caseId }
  expect(await vet.client.test(file, 1)).toMatchObject(MISSING)
  await vet.client.put(file, 2)
  expect(await vet.client.test(file, 1)).toMatchObject(MISSING)
  expect(await vet.client.test(file, 2)).toMatchObject({ ...HAVE_IT, data: { complete: false } })
  await vet.client.put(file, 1)
  const whole = { ...HAVE_IT, data: { complete: true, sha256: sha256(file.bytes) } }
  expect(await vet.client.test(file, 1)).toMatchObject(whole)
  expect(await vet.client.test(file, 2)).toMatchObject(whole)
})

test('INSP-6 one question lists all received chunks', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(3 * MB), caseId: vet.caseId }
  expect(await vet.client.offset(file)).toMatchObject({
    data: { received: [], total: 3, complete: false },
  })
  await vet.client.putAll(file, [3, 1])
  expect(await vet.client.offset(file)).toMatchObject({
    data: { received: [1, 3], complete: false },
  })
  await vet.client.put(file, 2)
  expect(await vet.client.offset(file)).toMatchObject({
    data: { received: [1, 2, 3], complete: true },
  })
})

test('INSP-6 the same chunk again, and twice at the same time, is one chunk', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(2 * MB), caseId: vet.caseId }
  const twice = await Promise.all([vet.client.put(file, 1), vet.client.put(file, 1)])
  const again = await vet.client.put(file, 1)
  for (const answer of [...twice, again]) {
    expect(answer).toMatchObject({ ...HAVE_IT, data: { complete: false, received: 1, total: 2 } })
  }
})

test('the completing chunk sent again answers the same', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(9), caseId: vet.caseId }
  const first = await vet.client.put(file, 1)
  expect(await vet.client.put(file, 1)).toEqual(first)
  expect(await vet.names()).toEqual(['a.pdf'])
})

test('INSP-4 a file of exactly 1 GB is begun', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(MB), caseId: vet.caseId }
  const overrides = { resumableTotalSize: '1073741824', resumableTotalChunks: '1024' }
  expect(await vet.client.put(file, 1, { overrides })).toMatchObject({
    ...HAVE_IT,
    data: { complete: false, received: 1, total: 1024 },
  })
})

test('the unfinished uploads of a hospital have a limit together', async () => {
  const vet = await newCase(portal)
  const overrides = { resumableTotalSize: '1073741824', resumableTotalChunks: '1024' }
  const begin = (number: number) => {
    const file = { name: `${number}.pdf`, bytes: pdfBytes(MB), caseId: vet.caseId }
    return vet.client.put(file, 1, { overrides })
  }
  for (const number of upTo(20)) expect(await begin(number)).toMatchObject(HAVE_IT)
  expect(await begin(21)).toMatchObject({ status: 415, code: -8005 })
})

test('uploads of one hospital do not touch those of another with the same identifier', async () => {
  const [one, other] = [await newCase(portal), await newCase(portal)]
  const identifier = '2097152-apdf'
  const here = { name: 'a.pdf', bytes: pdfBytes(2 * MB, 1), caseId: one.caseId, identifier }
  const there = { name: 'a.pdf', bytes: pdfBytes(2 * MB, 2), caseId: other.caseId, identifier }
  await one.client.put(here, 1)
  await other.client.put(there, 1)
  await one.client.put(here, 2)
  await other.client.put(there, 2)
  expect(await one.stored('a.pdf')).toEqual(here.bytes)
  expect(await other.stored('a.pdf')).toEqual(there.bytes)
})

test('two Chinese names whose identifiers are equal stay two files', async () => {
  const vet = await newCase(portal)
  const identifier = '99-Xpdf'
  const chest = { name: '胸部X光.pdf', bytes: pdfBytes(99, 1), caseId: vet.caseId, identifier }
  const heart = { name: '心臟X光.pdf', bytes: pdfBytes(99, 2), caseId: vet.caseId, identifier }
  await vet.client.put(chest, 1)
  await vet.client.put(heart, 1)
  expect(await vet.stored('胸部X光.pdf')).toEqual(chest.bytes)
  expect(await vet.stored('心臟X光.pdf')).toEqual(heart.bytes)
})

test('a type chosen again on the way is the type of the file', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(2 * MB), caseId: vet.caseId }
  await vet.client.put({ ...file, kind: 'echo' }, 1)
  await vet.client.put({ ...file, kind: 'ECG' }, 2)
  const { data } = await vet.list()
  expect(data.files).toMatchObject([{ exinfo: { type: 'supplementary', file_type: 'ECG' } }])
})

test('the folder of arriving files holds nothing of finished and refused ones', async () => {
  const vet = await newCase(portal)
  const before = await readdir(portal.context.incomingDir)
  await vet.client.put({ name: 'a.pdf', bytes: pdfBytes(9), caseId: vet.caseId }, 1)
  await vet.client.put({ name: 'b.pdf', bytes: Buffer.from('<html>'), caseId: vet.caseId }, 1)
  expect(await readdir(portal.context.incomingDir)).toEqual(before)
})

test('many simultaneous chunks are asked to come again', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(80 * MB), caseId: vet.caseId }
  const answers = await Promise.all(upTo(80).map((number) => vet.client.put(file, number)))
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBe(16)
  expect(answers.filter(({ status }) => status === 200).length).toBe(64)
})

function isComplete(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'complete' in data && data.complete === true
}
