import { VISIT_LASTS } from '@systole/domain/claims/lease'
import { emptyReportDraft } from '@systole/domain/reports/report-draft'
import { MINUTE } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseEvents, cases } from '../../db/schema/cases.ts'
import { mailsTo } from '../../testing/applicant.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { releaseExpiredClaims } from './release-expired-claims.ts'

/** Half an hour after the last activity (STAFF-4). */
const LEASE = 30 * MINUTE

type Person = Awaited<ReturnType<TestApp['as']>>

let portal: TestApp
let vet: Person
let mei: Person
let leo: Person
let admin: Person

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
  mei = await portal.as('cardiologist')
  leo = await portal.as('cardiologist')
  admin = await portal.as('internal_admin')
})
afterAll(() => portal.close())

const aPaidCase = () => portal.build.consult(vet, { status: 'submit' })
const claim = (by: Person, usid: string) =>
  by.api.cases.updateSession({ usid, params: { status: 'data_processing' } })
const giveBack = (by: Person, usid: string) =>
  by.api.cases.updateSession({ usid, params: { status: 'submit' } })
const visit = (by: Person, usid: string, active = true) => by.api.claims.visitCase({ usid, active })
const write = (by: Person, usid: string, version: number) =>
  by.api.reports.addReviewData({
    usid,
    type: 'session_review_report',
    data: { draft: { ...emptyReportDraft(), notes: 'Seen.' }, version },
  })
const sweep = () => releaseExpiredClaims({ ...portal.context, requestId: 'job' })
const again = async (person: Person): Promise<Person> => {
  const sid = await portal.sessionOf(person.accountId)
  return { ...person, sid, api: portal.client(sid) }
}

async function rowOf(usid: string) {
  const { database } = portal.context
  const [row] = await database.select().from(cases).where(eq(cases.caseId, usid))
  if (!row) throw new Error('no such case')
  return row
}

async function logOf(usid: string): Promise<string[]> {
  const { database } = portal.context
  const rows = await database
    .select({ action: caseEvents.action })
    .from(caseEvents)
    .where(eq(caseEvents.caseId, usid))
    .orderBy(caseEvents.caseEventId)
  return rows.map(({ action }) => action)
}

test('STAFF-4 of fifty simultaneous claims of a case one succeeds, and every other is refused', async () => {
  const usid = await aPaidCase()
  const readers = await Promise.all(Array.from({ length: 50 }, () => portal.as('cardiologist')))
  const replies = await Promise.all(readers.map((reader) => claim(reader, usid)))
  const won = readers.filter((_, place) => replies[place]?.ok)
  expect(won).toHaveLength(1)
  expect(replies.filter((reply) => !reply.ok).map((reply) => !reply.ok && reply.error)).toEqual(
    Array.from({ length: 49 }, () => 'wrongStatus'),
  )
  expect((await rowOf(usid)).readerId).toBe(won[0]?.accountId)
  expect(await logOf(usid)).toEqual(['case.claim'])
})

test('STAFF-4 of fifty who take a case over from one reader at the same time one gets it', async () => {
  const usid = await aPaidCase()
  await claim(await again(mei), usid)
  const readers = await Promise.all(Array.from({ length: 50 }, () => portal.as('cardiologist')))
  const replies = await Promise.all(
    readers.map(({ api }) => api.claims.takeOverCase({ usid, from: mei.accountId })),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await logOf(usid)).toEqual(['case.claim', 'case.takeOver'])
})

test('STAFF-4 an unused claim runs out, and the draft stays with the case', async () => {
  const usid = await aPaidCase()
  await claim(mei, usid)
  await write(mei, usid, 0)
  portal.clock.advance(LEASE - MINUTE)
  await sweep()
  expect((await rowOf(usid)).status).toBe('data_processing')
  portal.clock.advance(2 * MINUTE)
  await Promise.all([sweep(), sweep()])
  expect(await rowOf(usid)).toMatchObject({ status: 'submit', readerId: null, leaseUntil: null })
  expect(await logOf(usid)).toEqual(['case.claim', 'case.lapse'])
  const reader = await again(leo)
  await claim(reader, usid)
  expect(
    await reader.api.reports.queryReviewData({ usid, type: 'session_review_report' }),
  ).toMatchObject({ data: { draft_version: 1, draft: { notes: 'Seen.' } } })
})

test('STAFF-4 a desk in use keeps its claim, one that is only open does not', async () => {
  const [used, open] = [await aPaidCase(), await aPaidCase()]
  const reader = await again(mei)
  await claim(reader, used)
  await claim(reader, open)
  portal.clock.advance(LEASE - MINUTE)
  await visit(reader, used, true)
  await visit(reader, open, false)
  portal.clock.advance(2 * MINUTE)
  await sweep()
  expect((await rowOf(used)).status).toBe('data_processing')
  expect((await rowOf(open)).status).toBe('submit')
})

test('STAFF-4 writing keeps the claim, without a visit', async () => {
  const usid = await aPaidCase()
  const reader = await again(mei)
  await claim(reader, usid)
  portal.clock.advance(LEASE - MINUTE)
  await write(reader, usid, 0)
  portal.clock.advance(2 * MINUTE)
  await sweep()
  expect((await rowOf(usid)).readerId).toBe(mei.accountId)
})

test('STAFF-4 an expired claim is free immediately, before any job has seen it', async () => {
  const usid = await aPaidCase()
  await claim(await again(mei), usid)
  portal.clock.advance(LEASE + MINUTE)
  const reader = await again(leo)
  expect(await claim(reader, usid)).toMatchObject({
    data: { session: { reader: { uid: leo.accountId } } },
  })
  expect(await logOf(usid)).toEqual(['case.claim', 'case.lapse', 'case.claim'])
})

test('STAFF-4 a cardiologist without the case writes and releases nothing, and learns who has it', async () => {
  const usid = await aPaidCase()
  const [first, second] = [await again(mei), await again(leo)]
  await claim(first, usid)
  await write(first, usid, 0)
  await second.api.claims.takeOverCase({ usid, from: mei.accountId })
  const refused = { code: -6027, data: { holder: { uid: leo.accountId } } }
  expect(await write(first, usid, 1)).toMatchObject(refused)
  expect(
    await first.api.reports.addReviewData({
      usid,
      type: 'session_release_report',
      data: { version: 1 },
    }),
  ).toMatchObject(refused)
  await giveBack(second, usid)
  expect(await write(first, usid, 1)).toMatchObject({ code: -6027, data: { holder: null } })
})

test('STAFF-4 a case is taken over from who was seen at it, not from who came in between', async () => {
  const usid = await aPaidCase()
  const [first, second, third] = [
    await again(mei),
    await again(leo),
    await portal.as('cardiologist'),
  ]
  expect(await second.api.claims.takeOverCase({ usid, from: mei.accountId })).toMatchObject({
    error: 'wrongStatus',
  })
  await claim(first, usid)
  await third.api.claims.takeOverCase({ usid, from: mei.accountId })
  expect(await second.api.claims.takeOverCase({ usid, from: mei.accountId })).toMatchObject({
    error: 'versionConflict',
  })
  const repeated = await third.api.claims.takeOverCase({ usid, from: mei.accountId })
  expect(repeated).toMatchObject({ data: { session: { reader: { uid: third.accountId } } } })
  expect(await logOf(usid)).toEqual(['case.claim', 'case.takeOver'])
})

test('STAFF-4 an admin gives a case to a cardiologist, who keeps it until it was opened once', async () => {
  const usid = await aPaidCase()
  const [office, reader] = [await again(admin), await again(leo)]
  await claim(await again(mei), usid)
  const assign = (to: string) => office.api.claims.assignCase({ usid, to })
  expect(await assign(vet.accountId)).toMatchObject({ code: -103, data: { field: 'to' } })
  expect(await assign(leo.accountId)).toMatchObject({
    data: { session: { reader: { uid: leo.accountId, until: '' } } },
  })
  await assign(leo.accountId)
  portal.clock.advance(10 * MINUTE + LEASE)
  await sweep()
  expect((await rowOf(usid)).readerId).toBe(leo.accountId)
  await visit(await again(reader), usid)
  portal.clock.advance(LEASE + MINUTE)
  await sweep()
  expect((await rowOf(usid)).readerId).toBeNull()
  expect(await logOf(usid)).toEqual(['case.claim', 'case.assign', 'case.lapse'])
})

test('STAFF-4 a new assignee is mailed once and notified in the portal, with nothing medical', async () => {
  const given = await portal.as('cardiologist')
  const office = await again(admin)
  const usid = await aPaidCase()
  const assign = () => office.api.claims.assignCase({ usid, to: given.accountId })
  await assign()
  await assign()
  const mails = await mailsTo(portal, given.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Case assigned to you: .*EC-/),
  ])
  expect(await (await again(given)).api.notifications.queryNotifications({})).toMatchObject({
    data: { notifications: [{ kind: 'caseAssigned', usid }] },
  })
  expect(await (await again(admin)).api.notifications.queryNotifications({})).not.toMatchObject({
    data: { notifications: [{ kind: 'caseAssigned' }] },
  })
})

test('STAFF-4 a visit shows who else is there, until they are gone', async () => {
  const usid = await aPaidCase()
  const [first, second] = [await again(mei), await again(leo)]
  expect(await visit(first, usid)).toMatchObject({ data: { visitors: [], reader: null } })
  await claim(first, usid)
  expect(await visit(second, usid)).toMatchObject({
    data: {
      visitors: [{ uid: mei.accountId, name: 'Wing Chan' }],
      reader: { uid: mei.accountId },
      status: 'data_processing',
      draft_version: 0,
    },
  })
  portal.clock.advance(VISIT_LASTS + 1)
  expect(await visit(second, usid)).toMatchObject({ data: { visitors: [] } })
})

test('STAFF-4 looking at a case that another holds prolongs nothing', async () => {
  const usid = await aPaidCase()
  await claim(await again(mei), usid)
  const { leaseUntil } = await rowOf(usid)
  portal.clock.advance(MINUTE)
  await visit(await again(leo), usid)
  expect((await rowOf(usid)).leaseUntil).toEqual(leaseUntil)
})

test.each(['open', 'upload'] as const)(
  'a cardiologist visits no case in status %s, and a vet none at all',
  async (status) => {
    const usid = await portal.build.consult(vet, { status })
    expect(await visit(await again(mei), usid)).toMatchObject({ code: -6002 })
    expect(await visit(await again(vet), usid)).toMatchObject({ code: -102 })
  },
)
