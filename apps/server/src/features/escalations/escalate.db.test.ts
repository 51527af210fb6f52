import { HOUR, MINUTE } from '@systole/domain/time/durations'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../db/schema/notifications.ts'
import { brandOf } from '../../portal-variants.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { signingSteps } from '../reports/testing/signing-steps.ts'
import { escalate } from './escalate.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const run = () => escalate({ ...portal.context, requestId: 'job' })

/** Returns the steps that were mailed about a case, with their recipients. */
async function reported(caseId: string): Promise<string[]> {
  const sent = await portal.context.database
    .select({ key: mails.dedupeKey })
    .from(mails)
    .where(and(eq(mails.caseId, caseId), like(mails.dedupeKey, 'deadline-%')))
    .orderBy(mails.createdAt, mails.dedupeKey)
  return sent.map(({ key }) => key.replace(`:${caseId}:`, ' ').replace('deadline-', ''))
}

test('STAFF-5 each step of an unread case is announced once, however often and however many look simultaneously', async () => {
  const vet = await portal.as('vet')
  const office = brandOf(portal.context, 'systole').supportEmail
  const caseId = await portal.build.consult(vet, {
    status: 'submit',
    submittedAt: portal.clock.now(),
  })
  await run()
  expect(await reported(caseId)).toEqual([])
  for (const hours of [12, 6, 3.6, 2.4]) {
    portal.clock.advance(hours * HOUR + MINUTE)
    await Promise.all([run(), run(), run()])
  }
  await run()
  expect(await reported(caseId)).toEqual([50, 75, 90, 100].map((step) => `${step} ${office}`))
})

/** Returns the mails to the hospital about a late report. */
async function overtimeMails(caseId: string) {
  return portal.context.database
    .select()
    .from(mails)
    .where(and(eq(mails.caseId, caseId), like(mails.dedupeKey, 'overtime%')))
    .orderBy(mails.createdAt, mails.recipient)
}

async function sessionSeenBy(vet: { accountId: string }, usid: string) {
  const { cases } = portal.client(await portal.sessionOf(vet.accountId))
  const reply = await cases.querySessionInfo({ usid })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.session
}

test('STAFF-5 a late report is announced to its hospital once, with the time it was due and the time it is now expected', async () => {
  const vet = await portal.as('vet')
  const usid = await portal.build.consult(vet, {
    status: 'submit',
    submittedAt: portal.clock.now(),
  })
  portal.clock.advance(24 * HOUR - MINUTE)
  await run()
  expect(await overtimeMails(usid)).toEqual([])
  expect((await sessionSeenBy(vet, usid)).expected).toBe('')
  portal.clock.advance(2 * MINUTE)
  await Promise.all([run(), run()])
  portal.clock.advance(9 * HOUR)
  await run()
  const sent = await overtimeMails(usid)
  expect(sent.map(({ recipient }) => recipient)).toContain(vet.email)
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(sent.length)
  const { expected, due } = await sessionSeenBy(vet, usid)
  expect(Number(expected)).toBeGreaterThan(Number(due))
  expect(expected).toMatch(/(00|15|30|45)00$/)
  for (const mail of sent) {
    expect(mail.plain).toContain('No cardiologist has picked up the case yet')
    expect(mail.plain).toContain('We now expect the report by')
  }
})

/** Releases late, and accepts the clinic's request to repeat; both users sign in again. */
async function releasedAndAcceptedAgain(
  usid: string,
  people: { vet: { accountId: string }; reader: { accountId: string } },
) {
  const api = async ({ accountId }: { accountId: string }) =>
    portal.client(await portal.sessionOf(accountId))
  const actions = signingSteps(portal)
  const reader = { api: await api(people.reader) }
  await actions.save(reader, usid, 0)
  const signed = await actions.sign(reader, usid, { version: 1 })
  if (!signed.ok) throw new Error(signed.message)
  const { repeats } = await api(people.vet)
  const asked = await repeats.askRepeat({ usid, reason: 'Another heart' })
  if (!asked.ok) throw new Error(asked.message)
  const { repeat_id } = asked.data.repeat
  const decided = await reader.api.repeats.decideRepeat({ usid, repeat_id, decision: 'accepted' })
  expect(decided).toMatchObject({ ok: true })
}

test('SPEC 9: done again, the report is promised again, and each step of that promise is announced again, once', async () => {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
    submittedAt: portal.clock.now(),
  })
  const round = async () => {
    for (const hours of [18, 3.6, 2.4]) {
      portal.clock.advance(hours * HOUR + MINUTE)
      await Promise.all([run(), run()])
    }
  }
  await round()
  await releasedAndAcceptedAgain(usid, { vet, reader })
  expect((await sessionSeenBy(vet, usid)).expected).toBe('')
  await round()
  await run()
  const keys = (await reported(usid)).filter((each) => each.endsWith(reader.email))
  expect(keys).toEqual([
    ...[75, 90, 100].map((step) => `${step} ${reader.email}`),
    ...[75, 90, 100].map((step) => `${step}-again-1 ${reader.email}`),
  ])
  expect(
    (await overtimeMails(usid)).filter(({ recipient }) => recipient === vet.email),
  ).toHaveLength(2)
})

test('STAFF-5 a portal that was restarted announces no step twice and misses none', async () => {
  const vet = await portal.as('vet')
  const caseId = await portal.build.consult(vet, {
    status: 'submit',
    submittedAt: portal.clock.now(),
  })
  portal.clock.advance(12 * HOUR + MINUTE)
  await run()
  const restarted = { ...portal.context, requestId: 'job after restart' }
  await escalate(restarted)
  portal.clock.advance(6 * HOUR)
  await escalate(restarted)
  const office = brandOf(portal.context, 'systole').supportEmail
  expect(await reported(caseId)).toEqual([`50 ${office}`, `75 ${office}`])
})

test('after an outage only the latest step is announced', async () => {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const caseId = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
    submittedAt: portal.clock.now(),
  })
  portal.clock.advance(19 * HOUR)
  await run()
  expect(await reported(caseId)).toEqual([`75 ${reader.email}`])
})

test('a paused clock announces nothing, and resumes where it was paused', async () => {
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
  expect(await reported(usid)).toEqual([])
  const { eid } = asked.data.enquiry
  const again = await portal.sessionOf(vet.accountId)
  await portal.client(again).enquiries.answerEnquiry({ usid, eid, text: 'done' })
  portal.clock.advance(18 * HOUR + MINUTE)
  await run()
  expect(await reported(usid)).toEqual([`75 ${reader.email}`])
})

test('a released report is announced no more', async () => {
  const vet = await portal.as('vet')
  const caseId = await portal.build.consult(vet, {
    status: 'close',
    submittedAt: new Date(portal.clock.now().getTime() - 23 * HOUR),
  })
  portal.clock.advance(5 * HOUR)
  await run()
  expect(await reported(caseId)).toEqual([])
})

test('a reassigned case keeps its promise, and its announcements are not repeated', async () => {
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
  expect(await reported(usid)).toEqual([`75 ${first.email}`])
  portal.clock.advance(3.6 * HOUR)
  await run()
  expect((await reported(usid)).filter((each) => each.startsWith('90'))).toContain(
    `90 ${second.email}`,
  )
})
