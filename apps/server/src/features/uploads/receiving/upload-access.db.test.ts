import { UPLOAD_PATH } from '@systole/contract/files/uploads'
import { MINUTE, SECOND } from '@systole/domain/time/durations'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../../http/access/session-token.ts'
import { signTicket } from '../../../http/access/ticket.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { unbindPlan } from '../../credits/plans/credit-plan-store.ts'
import { newCase } from '../testing/new-case.ts'
import { chunkFields, pdfBytes, uploadClient } from '../testing/upload-client.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const NO_SESSION = { status: 404, code: -1002 }
const NO_CASE = { status: 404, code: -6002 }
const aFile = (caseId: string, sizeBytes = 9) => ({
  name: 'a.pdf',
  bytes: pdfBytes(sizeBytes),
  caseId,
})

test('a case of another hospital is as good as none', async () => {
  const [vet, stranger] = [await newCase(portal), await newCase(portal)]
  const file = aFile(vet.caseId)
  expect(await stranger.client.put(file, 1)).toMatchObject(NO_CASE)
  expect(await stranger.client.test(file, 1)).toMatchObject(NO_CASE)
  expect(await stranger.client.offset(file)).toMatchObject(NO_CASE)
  expect(await stranger.client.put(aFile('case_none'), 1)).toMatchObject(NO_CASE)
})

test('a colleague of the same hospital uploads to the same case', async () => {
  const vet = await newCase(portal)
  const colleague = await portal.as('vet', { hospitalId: vet.hospitalId })
  const client = uploadClient(portal.app, colleague.sid)
  expect(await client.put(aFile(vet.caseId), 1)).toMatchObject({ status: 200 })
})

test.each(['cardiologist', 'sales', 'patcher', 'reviewer'] as const)(
  'a %s uploads nothing',
  async (userType) => {
    const vet = await newCase(portal, { status: 'submit' })
    const staff = await portal.as(userType)
    const answer = await uploadClient(portal.app, staff.sid).put(aFile(vet.caseId), 1)
    expect(answer).toMatchObject({ status: 404, code: -102 })
  },
)

test('a hospital whose plan ran out uploads nothing more to its open case', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId, 2 * MB)
  expect(await vet.client.put(file, 1)).toMatchObject({ status: 200 })
  await unbindPlan(portal.context.database, vet.hospitalId)
  portal.clock.advance(2 * SECOND)
  const refused = { status: 415, code: -4006 }
  expect(await vet.client.put(file, 2)).toMatchObject(refused)
  expect(await vet.client.test(file, 2)).toMatchObject(refused)
  expect(await vet.client.offset(file)).toMatchObject(refused)
})

test.each([
  ['Identifier', 'a\u0007b', -134, 'holds a character'],
  ['Identifier', '', -103, 'is malformed'],
  ['Identifier', undefined, -103, 'is missing'],
  ['TotalSize', 'big', -103, 'is malformed'],
])(
  'ERR-4 an upload whose %s is %j is refused by %i, naming it',
  async (field, value, code, words) => {
    const vet = await newCase(portal)
    const overrides = { [`resumable${field}`]: value }
    const answer = await vet.client.put(aFile(vet.caseId), 1, { overrides })
    expect(answer).toMatchObject({ status: 415, code, data: { field } })
    expect(answer.message).toContain(`${field} ${words}`)
  },
)

test('a uid that is not the caller’s own is refused', async () => {
  const [vet, other] = [await newCase(portal), await newCase(portal)]
  const as = (uid: string) => vet.client.put(aFile(vet.caseId), 1, { overrides: { uid } })
  expect(await as(other.accountId)).toMatchObject({ status: 404, code: -102 })
  expect(await as(vet.accountId)).toMatchObject({ status: 200 })
})

test('after payment files may still be added, and no more once the report is out', async () => {
  for (const status of ['upload', 'submit', 'data_processing', 'resend_report_request'] as const) {
    const vet = await newCase(portal, { status })
    expect(await vet.client.put(aFile(vet.caseId), 1)).toMatchObject({ status: 200 })
  }
  for (const status of ['close', 'reject'] as const) {
    const vet = await newCase(portal, { status })
    expect(await vet.client.put(aFile(vet.caseId), 1)).toMatchObject({ status: 415, code: -6024 })
  }
})

test('a case closed while its file arrives takes it no more and keeps nothing of it', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId, 2 * MB)
  await vet.client.put(file, 1)
  await vet.setStatus('reject')
  expect(await vet.client.put(file, 2)).toMatchObject({ status: 415, code: -6024 })
  expect(await vet.leftovers()).toBe(0)
})

test('a logout is felt by an upload within two seconds', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId, 3 * MB)
  expect(await vet.client.put(file, 1)).toMatchObject({ status: 200 })
  await vet.api.accounts.logout({ logout: '1' })
  portal.clock.advance(2 * SECOND)
  expect(await vet.client.put(file, 2)).toMatchObject(NO_SESSION)
  expect(await vet.client.test(file, 1)).toMatchObject(NO_SESSION)
})

test('a new session continues where the ended one stopped', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId, 2 * MB)
  await vet.client.put(file, 1)
  await vet.api.accounts.logout({ logout: '1' })
  const client = uploadClient(portal.app, await portal.sessionOf(vet.accountId))
  expect(await client.test(file, 1)).toMatchObject({ status: 200 })
  expect(await client.put(file, 2)).toMatchObject({ data: { complete: true } })
})

test('the portal’s own pages upload by the cookie, other pages do not', async () => {
  const vet = await newCase(portal)
  const token = await portal.sessionOf(vet.accountId, 'browser')
  const query = chunkFields(aFile(vet.caseId), 1)
  const put = (headers: Record<string, string>) =>
    uploadClient(portal.app).post(query, pdfBytes(9), {
      'content-type': 'application/octet-stream',
      cookie: `sid=${token}`,
      ...headers,
    })
  expect(await put({})).toMatchObject(NO_SESSION)
  expect(await put({ 'x-portal': '1', 'sec-fetch-site': 'cross-site' })).toMatchObject(NO_SESSION)
  expect(await put({ 'x-portal': '1', 'sec-fetch-site': 'same-origin' })).toMatchObject({
    status: 200,
  })
})

test('PAGE-1 a ticket replaces the session in an address: of one case, for a while, as long as the session lives', async () => {
  const [vet, other] = [await newCase(portal), await newCase(portal)]
  const ticketFor = (object: string, sid = vet.sid) =>
    signTicket(portal.context.secret, {
      purpose: 'upload',
      object,
      sessionHash: hashToken(sid),
      expiresAt: new Date(portal.clock.now().getTime() + MINUTE),
    })
  const ask = (sid: string) => uploadClient(portal.app, sid).test(aFile(vet.caseId), 1)
  const ticket = ticketFor(vet.caseId)
  expect(await ask(ticket)).toMatchObject({ status: 204 })
  expect(await ask(ticketFor(other.caseId))).toMatchObject(NO_SESSION)
  expect(await ask(`${ticket.slice(0, -1)}!`)).toMatchObject(NO_SESSION)
  await vet.api.accounts.logout({ logout: '1' })
  portal.clock.advance(2 * SECOND)
  expect(await ask(ticket)).toMatchObject(NO_SESSION)
  portal.clock.advance(MINUTE)
  expect(await ask(ticketFor(vet.caseId, other.sid))).toMatchObject(NO_CASE)
})

test('another method on the address is refused in the same words', async () => {
  const response = await portal.app.inject({ method: 'PUT', url: UPLOAD_PATH })
  expect(response.statusCode).toBe(405)
  expect(response.json()).toMatchObject({ code: -103 })
})
