import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases } from '../../../db/schema/cases.ts'
import { secondReviewRequests } from '../../../db/schema/ecg-reviews.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgDesk } from './testing/ecg-desk.ts'

let portal: TestApp
let desk: Awaited<ReturnType<typeof ecgDesk>>
beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
})
afterAll(() => portal.close())

const noticesOf = async ({ accountId }: { accountId: string }, caseId: string) => {
  const rows = await portal.context.database
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), eq(notifications.caseId, caseId)))
  return rows.map(({ kind }) => kind)
}

test('ECG-7 those whose turn it is are notified of a step, and no others', async () => {
  const { patcher, senior, reviewer, step, save } = desk
  const elsewhere = await portal.as('patcher')
  const usid = await desk.prepared()
  expect(await noticesOf(patcher, usid)).toEqual(['ecgToPrepare'])
  expect(await noticesOf(elsewhere, usid)).toEqual([])
  await step(patcher, usid, 'data_ready')
  await save(patcher, usid, { status: 'patch_done', exinfo: desk.complete })
  await step(patcher, usid, 'ready_for_review')
  expect(await noticesOf(reviewer, usid)).toEqual(['ecgToReview'])
  await step(reviewer, usid, '1st_reviewing')
  await step(reviewer, usid, 'data_ready', 'A VPC is labelled N')
  expect(await noticesOf(patcher, usid)).toEqual(['ecgToPrepare', 'ecgSentBack'])
  expect(await noticesOf(senior, usid)).toEqual(['ecgToPrepare'])
})

test('ECG-7 the person who asked about the quality reads how it was decided, and the reviewer whose case is taken over reads that', async () => {
  const { patcher, senior, reviewer, step, save } = desk
  const usid = await desk.prepared()
  await step(patcher, usid, 'data_ready')
  await save(patcher, usid, { status: 'patch_done', exinfo: desk.complete })
  await step(patcher, usid, 'ready_for_review')
  await step(reviewer, usid, '1st_reviewing')
  await step(reviewer, usid, 'request_quality_review', 'Lead II is off after 4 s')
  expect(await noticesOf(senior, usid)).toContain('ecgQualityAsked')
  await step(senior, usid, 'ready_for_review', 'Good enough for the rhythm')
  expect(await noticesOf(reviewer, usid)).toContain('ecgQualityDecided')
  expect(await noticesOf(patcher, usid)).not.toContain('ecgQualityDecided')

  await step(reviewer, usid, '1st_reviewing')
  const mia = await desk.person('reviewer', 'report.review')
  const taken = await mia.api.claims.takeOverCase({ usid, from: reviewer.accountId })
  expect(taken).toMatchObject({ ok: true })
  expect(await noticesOf(reviewer, usid)).toContain('caseTakenOver')
  expect(await noticesOf(mia, usid)).not.toContain('caseTakenOver')
})

test('ECG-7 an admin assigns a case to the role of its status, which stays', async () => {
  const { admin, patcher, reviewer } = desk
  const usid = await desk.prepared()
  expect(await admin.api.claims.assignCase({ usid, to: reviewer.accountId })).toMatchObject({
    ...{ code: -103, data: { field: 'to' } },
  })
  expect(await admin.api.claims.assignCase({ usid, to: patcher.accountId })).toMatchObject({
    data: { session: { status: 'data_ready', reader: { uid: patcher.accountId } } },
  })
})

test.each(['cpx', 'cxr', 'er', 'xray', 'bloodtest', 'supplementary'] as const)(
  'SERV-1 a case of %s is not opened, and the service is named as the reason',
  async (subtype) => {
    const pid = await portal.build.pet(desk.vet.hospitalId)
    for (const { api } of [desk.vet, desk.admin])
      expect(await api.cases.createSession({ type: 'etest', subtype, pid })).toMatchObject({
        ...{ code: -103, data: { field: 'subtype' } },
      })
  },
)

test('STAFF-5 ECG cases are found by the time that is left', async () => {
  const { admin } = desk
  const usid = await desk.prepared()
  const found = async (remaining: 'timeout' | '30to90') => {
    const reply = await admin.api.cases.queryAllSessions({ params: { remaining } })
    if (!reply.ok) throw new Error(reply.message)
    return reply.data.sessions.map((each) => each.usid)
  }
  expect(await found('30to90')).toContain(usid)
  expect(await found('timeout')).not.toContain(usid)
})

test('STAFF-4 a released case with an open async review is found by everyone but its authors', async () => {
  const { database } = portal.context
  const { person, reviewer } = desk
  const usid = await desk.prepared()
  const other = await person('async_second_reviewer', 'report.async_review')
  const at = portal.clock.now()
  await database
    .update(cases)
    .set({ firstReviewerId: reviewer.accountId })
    .where(eq(cases.caseId, usid))
  const request = { requestId: `request_${usid}`, caseId: usid, kind: 'async' } as const
  await database
    .insert(secondReviewRequests)
    .values({ ...request, due: [], askedBy: reviewer.accountId, askedAt: at })
  const due = async (who: typeof other) => {
    const reply = await who.api.cases.queryAllSessions({ params: { async_review: 'due' } })
    if (!reply.ok) throw new Error(reply.message)
    return reply.data.sessions.map((each) => each.usid)
  }
  expect(await due(other)).toEqual([usid])
  expect(await due(reviewer)).toEqual([])
})
