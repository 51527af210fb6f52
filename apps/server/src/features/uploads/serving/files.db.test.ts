import { MINUTE } from '@systole/domain/time/durations'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { discardBytes } from '../sweeping/discard-bytes.ts'
import { newCase } from '../testing/new-case.ts'
import { chunkFields, pdfBytes, sha256, uploadClient } from '../testing/upload-client.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

async function withFile(name = 'thorax.pdf', bytes = pdfBytes(1000)) {
  const vet = await newCase(portal)
  const file = { name, bytes, caseId: vet.caseId, kind: 'chest X-ray' }
  await vet.client.put(file, 1)
  const { data } = await vet.list()
  const [listed] = data.files
  if (!listed) throw new Error('the file is not listed')
  return { vet, bytes, listed }
}

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  portal.app.inject({ method, url, headers })

test('INSP-1 the list has name, type, size and digest of each file', async () => {
  const { listed, bytes } = await withFile()
  expect(listed).toMatchObject({
    name: 'thorax.pdf',
    fname: 'thorax.pdf',
    ftype: 'pdf',
    size: 1000,
    time: expect.stringMatching(/^\d{14}$/),
    exinfo: { type: 'supplementary', file_type: 'chest X-ray' },
    sha256: sha256(bytes),
  })
})

test('CALL-15 the list of a foreign case is as good as none', async () => {
  const [vet, stranger] = [await newCase(portal), await newCase(portal)]
  const refused = { ok: false, error: 'caseNotFound' }
  expect(await stranger.api.uploads.queryUploadedData({ usid: vet.caseId })).toMatchObject(refused)
  expect(await stranger.api.uploads.querySessionData({ usid: vet.caseId })).toMatchObject(refused)
})

test('CALL-14 the question file is in the list of all data and can be read', async () => {
  const vet = await newCase(portal, { status: 'upload' })
  const reply = await vet.api.uploads.querySessionData({ usid: vet.caseId, types: 'supplementary' })
  if (!reply.ok) throw new Error(reply.message)
  const [questions] = reply.data.files
  expect(questions).toMatchObject({
    ftype: 'json',
    exinfo: { file_type: 'question to cardiologist' },
  })
  const response = await get(questions?.url ?? '')
  expect(response.json()).toMatchObject({
    mode: 'basic',
    question_session: [{ type: 'prognosis' }],
  })
  expect(sha256(response.rawPayload)).toBe(questions?.sha256)
})

test('another type of data is an empty list', async () => {
  const { vet } = await withFile()
  const reply = await vet.api.uploads.queryUploadedData({ usid: vet.caseId, types: 'report' })
  expect(reply).toMatchObject({ data: { files: [] } })
})

test('INSP-5 CALL-28 the accepted formats are listed', async () => {
  const vet = await newCase(portal)
  const reply = await vet.api.uploads.querySupportedFormats({})
  expect(reply).toMatchObject({ data: { formats: expect.arrayContaining(['pdf', 'dcm', 'wav']) } })
})

test('INSP-9 a file reads back whole, with our word about its type and nothing that could run', async () => {
  const { listed, bytes } = await withFile('胸部X光.pdf')
  const response = await get(listed.url)
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload.equals(bytes)).toBe(true)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '1000',
    'content-disposition': `inline; filename="__X_.pdf"; filename*=UTF-8''%E8%83%B8%E9%83%A8X%E5%85%89.pdf`,
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
    etag: `"${sha256(bytes)}"`,
  })
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
})

test.each([
  ['a.json', Buffer.from('{}'), 'application/json'],
  ['a.avi', Buffer.from('RIFF....AVI LIST'), 'video/x-msvideo'],
])('%s is only ever saved', async (name, bytes, type) => {
  const { listed } = await withFile(name, bytes)
  const { headers } = await get(listed.url)
  expect(headers['content-type']).toBe(type)
  expect(headers['content-disposition']).toMatch(/^attachment;/)
  expect(headers['content-security-policy']).toMatch(/^sandbox;/)
})

test('a file asked to be saved is saved', async () => {
  const { listed } = await withFile()
  const { headers } = await get(`${listed.url}&download=1`)
  expect(headers['content-disposition']).toMatch(/^attachment;/)
})

test.each([
  ['bytes=0-0', 0, 1, 'bytes 0-0/1000'],
  ['bytes=990-', 990, 1000, 'bytes 990-999/1000'],
  ['bytes=-10', 990, 1000, 'bytes 990-999/1000'],
  ['bytes=100-199', 100, 200, 'bytes 100-199/1000'],
])('INSP-9 %s is answered in part', async (range, from, to, reported) => {
  const { listed, bytes } = await withFile()
  const response = await get(listed.url, { range })
  expect(response.statusCode).toBe(206)
  expect(response.headers['content-range']).toBe(reported)
  expect(response.headers['content-length']).toBe(String(to - from))
  expect(response.rawPayload.equals(bytes.subarray(from, to))).toBe(true)
})

test('INSP-9 a part beyond the end is refused with the size', async () => {
  const { listed } = await withFile()
  const response = await get(listed.url, { range: 'bytes=1000-' })
  expect(response.statusCode).toBe(416)
  expect(response.headers['content-range']).toBe('bytes */1000')
})

test('INSP-9 a part of other bytes than last time is answered with the whole', async () => {
  const { listed } = await withFile()
  const range = 'bytes=0-9'
  expect((await get(listed.url, { range, 'if-range': `"${listed.sha256}"` })).statusCode).toBe(206)
  expect((await get(listed.url, { range, 'if-range': '"other"' })).statusCode).toBe(200)
})

test('HEAD answers the size without the bytes', async () => {
  const { listed } = await withFile()
  const response = await get(listed.url, {}, 'HEAD')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-length']).toBe('1000')
  expect(response.body).toBe('')
})

test('an address ends after five minutes and with its session', async () => {
  const { vet, listed } = await withFile()
  portal.clock.advance(4 * MINUTE)
  expect((await get(listed.url)).statusCode).toBe(200)
  await vet.api.accounts.logout({ logout: '1' })
  expect((await get(listed.url)).statusCode).toBe(404)
  const again = await withFile()
  portal.clock.advance(5 * MINUTE + 1)
  expect((await get(again.listed.url)).statusCode).toBe(404)
})

test('a file of another hospital by its id, without or with one’s own ticket, is as good as none', async () => {
  const [mine, theirs] = [await withFile(), await withFile()]
  const ticket = new URL(mine.listed.url, 'http://portal.test').searchParams.get('t')
  for (const url of [
    `/files/${theirs.listed.fid}`,
    `/files/${theirs.listed.fid}?t=`,
    `/files/${theirs.listed.fid}?t=${ticket}`,
    `/files/${'x'.repeat(200)}?t=${ticket}`,
    `/files/..%2f..%2fetc%2fpasswd?t=${ticket}`,
  ]) {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: -6002 })
  }
})

test('an address that a browser got works in that browser only', async () => {
  const { vet } = await withFile()
  const token = await portal.sessionOf(vet.accountId, 'browser')
  const stranger = await portal.sessionOf((await newCase(portal)).accountId, 'browser')
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/query_cardiobirdx_session_uploaded_data',
    payload: `usid=${vet.caseId}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `sid=${token}`,
      'x-portal': '1',
      'sec-fetch-site': 'same-origin',
    },
  })
  const url: string = response.json().data.files[0].url
  expect((await get(url, { cookie: `sid=${token}` })).statusCode).toBe(200)
  expect((await get(url)).statusCode).toBe(404)
  expect((await get(url, { cookie: `sid=${stranger}` })).statusCode).toBe(404)
})

test('a cardiologist reads the files of paid cases only', async () => {
  const cardiologist = await portal.as('cardiologist')
  const [open, paid] = [await newCase(portal), await newCase(portal, { status: 'submit' })]
  await paid.client.put({ name: 'a.pdf', bytes: pdfBytes(9), caseId: paid.caseId }, 1)
  const list = (usid: string) => cardiologist.api.uploads.queryUploadedData({ usid })
  expect(await list(open.caseId)).toMatchObject({ ok: false, error: 'caseNotFound' })
  const reply = await list(paid.caseId)
  if (!reply.ok) throw new Error(reply.message)
  expect((await get(reply.data.files[0]?.url ?? '')).statusCode).toBe(200)
})

const remove = (vet: { caseId: string; api: TestClient }, fname: string, ftype = 'pdf') =>
  vet.api.uploads.deleteSessionData({ usid: vet.caseId, type: 'supplementary', fname, ftype })
type TestClient = Awaited<ReturnType<typeof newCase>>['api']

test.each([
  ['its whole name', 'thorax.pdf'],
  ['its name before the type', 'thorax'],
  ['other letters', 'THORAX.PDF'],
])('INSP-8 a file deleted by %s is gone from list and address', async (_, fname) => {
  const { vet, listed } = await withFile()
  expect(await remove(vet, fname)).toMatchObject({ ok: true })
  expect(await vet.names()).toEqual([])
  expect((await get(listed.url)).statusCode).toBe(404)
  expect(await remove(vet, fname)).toMatchObject({ ok: false, code: -6002 })
})

test('INSP-8 the bytes of a deleted file leave the storage, unless a follow-up shares them', async () => {
  const { vet } = await withFile()
  const [row] = await vet.rows()
  const storageKeys = [row?.storageKey ?? '']
  const context = { ...portal.context, db: portal.context.database }
  await discardBytes(context, { storageKeys, uploadIds: [] })
  expect(await vet.stored('thorax.pdf')).toBeDefined()
  await remove(vet, 'thorax.pdf')
  await discardBytes(context, { storageKeys, uploadIds: [] })
  await expect(context.files.read(storageKeys[0] ?? '')).rejects.toThrow('ENOENT')
})

test('INSP-8 a file deleted can be uploaded again under its name', async () => {
  const { vet, bytes } = await withFile()
  await remove(vet, 'thorax.pdf')
  const file = { name: 'thorax.pdf', bytes, caseId: vet.caseId }
  expect(await vet.client.test(file, 1)).toMatchObject({ status: 204 })
  expect(await vet.client.put(file, 1)).toMatchObject({ data: { complete: true } })
  expect(await vet.stored('thorax.pdf')).toEqual(bytes)
})

test('INSP-7 an upload removed while it arrives leaves nothing behind', async () => {
  const vet = await newCase(portal)
  const file = { name: 'echo.pdf', bytes: pdfBytes(3 * MB), caseId: vet.caseId }
  await vet.client.put(file, 1)
  expect(await remove(vet, 'echo.pdf')).toMatchObject({ ok: true })
  expect(await vet.leftovers()).toBe(0)
  expect(await vet.client.offset(file)).toMatchObject({ data: { received: [], complete: false } })
  await vet.client.putAll(file)
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
})

test('an upload removed elsewhere takes no further chunk', async () => {
  const vet = await newCase(portal)
  const file = { name: 'echo.pdf', bytes: pdfBytes(3 * MB), caseId: vet.caseId }
  await vet.client.put(file, 1)
  await portal.context.database.execute(sql`delete from uploads where case_id = ${vet.caseId}`)
  expect(await vet.client.put(file, 2)).toMatchObject({ status: 404, code: -8006 })
})

test('CALL-17 after payment a vet deletes nothing and an admin may', async () => {
  const vet = await newCase(portal, { status: 'submit' })
  await vet.client.put({ name: 'a.pdf', bytes: pdfBytes(9), caseId: vet.caseId }, 1)
  expect(await remove(vet, 'a.pdf')).toMatchObject({ ok: false, error: 'wrongStatus' })
  expect(await vet.names()).toEqual(['a.pdf'])
  const admin = await portal.as('internal_admin')
  expect(await remove({ ...admin, caseId: vet.caseId }, 'a.pdf')).toMatchObject({ ok: true })
})

test('a file of another hospital cannot be deleted', async () => {
  const [{ vet }, stranger] = [await withFile(), await newCase(portal)]
  const answer = await remove({ ...stranger, caseId: vet.caseId }, 'thorax.pdf')
  expect(answer).toMatchObject({ ok: false, error: 'caseNotFound' })
  expect(await vet.names()).toEqual(['thorax.pdf'])
})

test('adding and deleting stand in the case log', async () => {
  const { vet } = await withFile()
  await remove(vet, 'thorax.pdf')
  const admin = await portal.as('internal_admin')
  const reply = await admin.api.cases.queryEventLog({ usid: vet.caseId })
  if (!reply.ok) throw new Error(reply.message)
  expect(reply.data.events.map(({ action }) => action)).toEqual(['file.added', 'file.deleted'])
})

test('a foreign ticket opens no upload, and an upload ticket opens no file', async () => {
  const { vet, listed } = await withFile()
  const ticket = new URL(listed.url, 'http://portal.test').searchParams.get('t') ?? ''
  const file = { name: 'b.pdf', bytes: pdfBytes(9), caseId: vet.caseId }
  expect(chunkFields(file, 1, { sid: ticket }).get('sid')).toBe(ticket)
  expect(await uploadClient(portal.app, ticket).put(file, 1)).toMatchObject({ status: 404 })
})
