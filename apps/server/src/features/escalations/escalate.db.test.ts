import { HOUR, MINUTE } from '@systole/domain/time/durations'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../db/schema/notifications.ts'
import { brandOf } from '../../portal-variants.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { escalate } from './escalate.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const run = () => escalate({ ...portal.context, requestId: 'job' })

/** The steps that were mailed about a case, and to whom. */
async function told(caseId: string): Promise<string[]> {
  const sent = await portal.context.database
    .select({ key: mails.dedupeKey })
    .from(mails)
    .where(and(eq(mails.caseId, caseId), like(mails.dedupeKey, 'deadline-%')))
    .orderBy(mails.createdAt, mails.dedupeKey)
  return sent.map(({ key }) => key.replace(`:${caseId}:`, ' ').replace('deadline-', ''))
}

test('STAFF-5 each step of an unread case is told once, however often and however many at once look', async () => {
  const vet = await portal.as('vet')
  const office = brandOf(portal.context, 'systole').supportEmail
  const caseId = await portal.build.consult(vet, {
    status: 'submit',
    submittedAt: portal.clock.now(),
  })
  await run()
  expect(await told(caseId)).toEqual([])
  for (const hours of [12, 6, 3.6, 2.4]) {
    portal.clock.advance(hours * HOUR + MINUTE)
    await Promise.all([run(), run(), run()])
  }
  await run()
  expect(await told(caseId)).toEqual([50, 75, 90, 100].map((step) => `${step} ${office}`))
})

test('after an outage only the latest step is told', async () => {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const caseId = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
    submittedAt: portal.clock.now(),
  })
  portal.clock.advance(19 * HOUR)
  await run()
  expect(await told(caseId)).toEqual([`75 ${reader.email}`])
})

test('a clock that stands tells nothing, and goes on where it stood', async () => {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
    submittedAt: portal.clock.now(),
  })
  const asked = await reader.api.enquiries.askClinic({ usid, kind: 'files', text: 'x' })
  if (!asked.ok) throw new Error(asked.message)
  portal.clock.advance(10 * HOUR)
  await run()
  portal.clock.advance(30 * HOUR)
  await run()
  expect(await told(usid)).toEqual([])
  const { eid } = asked.data.enquiry
  const again = await portal.sessionOf(vet.accountId)
  await portal.client(again).enquiries.answerEnquiry({ usid, eid, text: 'done' })
  portal.clock.advance(18 * HOUR + MINUTE)
  await run()
  expect(await told(usid)).toEqual([`75 ${reader.email}`])
})

test('a report that is released is told no more', async () => {
  const vet = await portal.as('vet')
  const caseId = await portal.build.consult(vet, {
    status: 'close',
    submittedAt: new Date(portal.clock.now().getTime() - 23 * HOUR),
  })
  portal.clock.advance(5 * HOUR)
  await run()
  expect(await told(caseId)).toEqual([])
})

test('a case that changes hands keeps its promise, and what was told is not told again', async () => {
  const vet = await portal.as('vet')
  const [first, second] = [await portal.as('cardiologist'), await portal.as('cardiologist')]
  const usid = await portal.build.consult(vet, {
    status: 'submit',
    submittedAt: portal.clock.now(),
  })
  const dueOf = async () => {
    const admin = await portal.as('internal_admin')
    const reply = await admin.api.cases.querySessionInfo({ usid })
    return reply.ok ? reply.data.session.due : reply.message
  }
  const due = await dueOf()
  const claim = (params: { status: 'submit' | 'data_processing' }, api = first.api) =>
    api.cases.updateSession({ usid, params })
  expect(await claim({ status: 'data_processing' })).toMatchObject({ ok: true })
  portal.clock.advance(18 * HOUR + MINUTE)
  await run()
  const again = portal.client(await portal.sessionOf(first.accountId))
  expect(await claim({ status: 'submit' }, again)).toMatchObject({ ok: true })
  const other = portal.client(await portal.sessionOf(second.accountId))
  expect(await claim({ status: 'data_processing' }, other)).toMatchObject({ ok: true })
  await run()
  expect(await dueOf()).toBe(due)
  expect(await told(usid)).toEqual([`75 ${first.email}`])
  portal.clock.advance(3.6 * HOUR)
  await run()
  expect((await told(usid)).filter((each) => each.startsWith('90'))).toContain(`90 ${second.email}`)
})
