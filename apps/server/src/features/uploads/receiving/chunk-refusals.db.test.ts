import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { newCase } from '../testing/new-case.ts'
import { pdfBytes, sha256, uploadClient } from '../testing/upload-client.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

test('INSP-6 a plan that cannot be is refused, for a finished file too', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(1000), caseId: vet.caseId }
  await vet.client.putAll(file)
  expect(await vet.client.offset(file, { chunks: 100_000_000 })).toMatchObject({
    status: 415,
    code: -8005,
  })
})

test('other bytes for a chunk already held mean another file', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(2 * MB), caseId: vet.caseId }
  await vet.client.put(file, 2)
  const other = { ...file, bytes: pdfBytes(2 * MB, 2) }
  expect(await vet.client.put(other, 2)).toMatchObject({ status: 415, code: -8005 })
  expect(await vet.client.put(file, 1)).toMatchObject({ data: { sha256: sha256(file.bytes) } })
})

test.each<[string, Record<string, string | undefined>]>([
  ['chunk number 0', { resumableChunkNumber: '0' }],
  ['a chunk number past the last', { resumableChunkNumber: '3' }],
  ['a chunk number of a billion', { resumableChunkNumber: '1000000000' }],
  ['too many chunks in all', { resumableTotalChunks: '3' }],
  ['no chunks in all', { resumableTotalChunks: '0' }],
  ['a longer chunk than sent', { resumableCurrentChunkSize: String(MB + 1) }],
  ['a shorter chunk than sent', { resumableCurrentChunkSize: '1' }],
  ['another chunk size', { resumableChunkSize: '524288' }],
  ['a smaller file', { resumableTotalSize: String(MB) }],
  ['an empty file', { resumableTotalSize: '0' }],
])('a request that claims %s is refused for good', async (_, overrides) => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(2 * MB), caseId: vet.caseId }
  const answer = await vet.client.put(file, 1, { overrides })
  expect(answer).toMatchObject({ status: 415, code: -8005 })
  expect(await vet.leftovers()).toBe(0)
})

test.each<[string, string, Record<string, string | undefined>]>([
  ['ChunkNumber', 'is no number', { resumableChunkNumber: 'NaN' }],
  ['ChunkNumber', 'is negative', { resumableChunkNumber: '-1' }],
  ['TotalSize', 'is missing', { resumableTotalSize: undefined }],
  ['Identifier', 'is empty', { resumableIdentifier: '' }],
  ['Filename', 'is missing', { resumableFilename: undefined }],
  ['exinfo', 'is no JSON', { exinfo: '{' }],
  ['exinfo', 'names no type of test', { exinfo: '{"file_type":"CT"}' }],
  ['type', 'is another', { type: 'session_release_report' }],
])('a field %s that %s is named', async (field, _, overrides) => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(9), caseId: vet.caseId }
  const answer = await vet.client.put(file, 1, { overrides })
  expect(answer).toMatchObject({ status: 415, code: -103 })
  expect(answer.message).toContain(field)
})

test('a chunk cut on its way is not taken', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(2 * MB), caseId: vet.caseId }
  for (const bytes of [file.bytes.subarray(0, MB - 1), Buffer.alloc(0), file.bytes]) {
    expect(await vet.client.put(file, 1, {}, bytes)).toMatchObject({ status: 415, code: -8005 })
  }
  expect(await vet.leftovers()).toBe(0)
})

test('a field given twice is refused', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(9), caseId: vet.caseId }
  const query = new URLSearchParams(`usid=${vet.caseId}&usid=other&sid=${vet.sid}`)
  expect(await vet.client.post(query, file.bytes)).toMatchObject({ status: 415, code: -103 })
})

test('a body in another form than the two is refused', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(9), caseId: vet.caseId }
  const send = (headers: Record<string, string>) =>
    vet.client.post(vet.fields(file, 1), file.bytes, headers)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const zipped = { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' }
  expect(await send(form)).toMatchObject({ status: 415, code: -8005 })
  expect(await send(zipped)).toMatchObject({ status: 415, code: -8005 })
  expect(await send({ 'content-type': 'multipart/form-data' })).toMatchObject({ status: 415 })
})

test('a form without bytes, and one with too many, is refused', async () => {
  const vet = await newCase(portal)
  const big = { name: 'a.pdf', bytes: pdfBytes(2 * MB + 1), caseId: vet.caseId }
  const tooMany = await vet.client.putForm(big, 1, { chunks: 1 })
  expect(tooMany).toMatchObject({ status: 415, code: -8005 })
  const nothing = '--b\r\ncontent-disposition: form-data; name="usid"\r\n\r\nx\r\n--b--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const answer = await vet.client.post(vet.fields(big, 1), Buffer.from(nothing), headers)
  expect(answer).toMatchObject({ status: 415, code: -8005 })
})

test('a digest announced for the whole file is held against what arrived', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(99), caseId: vet.caseId }
  const falseHeader = { overrides: { sha256: '0'.repeat(64) } }
  expect(await vet.client.put(file, 1, falseHeader)).toMatchObject({ status: 415, code: -8005 })
  expect(await vet.leftovers()).toBe(0)
  const truth = { overrides: { sha256: sha256(file.bytes) } }
  expect(await vet.client.put(file, 1, truth)).toMatchObject({ data: { complete: true } })
})

test('INSP-4 a file over 1 GB is refused before its bytes are read', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(9), caseId: vet.caseId }
  const overrides = { resumableTotalSize: '1073741825', resumableTotalChunks: '1025' }
  expect(await vet.client.put(file, 1, { overrides })).toMatchObject({ status: 415, code: -8003 })
  expect(await vet.client.test(file, 1, { overrides })).toMatchObject({ status: 415, code: -8003 })
})

test('a client without a session is refused before its bytes are read', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(9), caseId: vet.caseId }
  const stranger = uploadClient(portal.app)
  expect(await stranger.put(file, 1)).toMatchObject({ status: 404, code: -1002 })
  expect(await stranger.putForm(file, 1)).toMatchObject({ status: 404, code: -1002 })
})
