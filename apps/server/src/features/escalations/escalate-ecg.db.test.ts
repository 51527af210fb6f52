import { MINUTE } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { caseEvents } from '../../db/schema/cases.ts'
import { mails } from '../../db/schema/notifications.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { ecgDesk } from '../cases/ecg/testing/ecg-desk.ts'
import { releaseExpiredClaims } from '../claims/release-expired-claims.ts'
import { escalate } from './escalate.ts'

type Desk = Awaited<ReturnType<typeof ecgDesk>>
let portal: TestApp
let desk: Desk
beforeAll(async () => {
  portal = await testApp()
})
beforeEach(async () => {
  desk = await ecgDesk(portal) // whose sessions have not ended
})
afterAll(() => portal.close())

const job = () => ({ ...portal.context, requestId: 'job' })
/** Moves the clock and runs the job of the portal, twice at the same time. */
async function pass(minutes: number): Promise<void> {
  portal.clock.advance(minutes * MINUTE)
  await Promise.all([escalate(job()), escalate(job())])
}

/** Returns the steps that the case log names. */
async function stepsOf(usid: string): Promise<string[]> {
  const rows = await portal.context.database
    .select({ to: caseEvents.toValue })
    .from(caseEvents)
    .where(and(eq(caseEvents.caseId, usid), eq(caseEvents.action, 'deadline.step')))
    .orderBy(caseEvents.caseEventId)
  return rows.map(({ to }) => to)
}

async function overtimeMailsOf(usid: string): Promise<string[]> {
  const rows = await portal.context.database
    .select({ recipient: mails.recipient })
    .from(mails)
    .where(and(eq(mails.caseId, usid), like(mails.dedupeKey, 'overtime%')))
  return rows.map(({ recipient }) => recipient)
}

/** Signs in again, as a session ends while the clock is moved. */
async function again<P extends { accountId: string }>(person: P) {
  const sid = await portal.sessionOf(person.accountId)
  return { ...person, sid, api: portal.client(sid) }
}

async function sessionOf(usid: string) {
  const { api } = await again(desk.patcher)
  const reply = await api.cases.querySessionInfo({ usid })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.session
}

test('STAFF-5 an ECG case escalates at 50, 75, 90 and 100 % of 90 minutes, once each', async () => {
  const usid = await desk.prepared()
  const seen: string[][] = []
  for (const minutes of [44, 2, 21, 1.5, 12, 1, 8, 2]) {
    await pass(minutes)
    seen.push(await stepsOf(usid))
  }
  expect(seen).toEqual([
    [],
    ['50'],
    ['50'],
    ['50', '75'],
    ['50', '75'],
    ['50', '75', '90'],
    ['50', '75', '90'],
    ['50', '75', '90', '100'],
  ])
})

test.each([
  ['somebody has it', true, 30],
  ['nobody has it', false, 60],
] as const)(
  'STAFF-5 a late ECG that %s is expected in time, and its hospital is mailed once',
  async (_, isAssigned, minutes) => {
    const usid = await desk.prepared()
    await pass(85)
    if (isAssigned) await desk.step(await again(desk.patcher), usid, 'data_ready')
    await pass(6)
    await pass(30)
    const { due, expected } = await sessionOf(usid)
    const late = ((fromStamp(expected)?.getTime() ?? 0) - (fromStamp(due)?.getTime() ?? 0)) / MINUTE
    expect(late).toBeGreaterThanOrEqual(minutes)
    expect(late).toBeLessThanOrEqual(minutes + 1 + 15)
    const sent = await overtimeMailsOf(usid)
    expect(sent).toContain(desk.vet.email)
    expect(new Set(sent).size).toBe(sent.length)
  },
)

test('ECG-7 a question to the hospital pauses the clock of an ECG, and its answer resumes it', async () => {
  const usid = await desk.prepared()
  const patcher = await again(desk.patcher)
  await desk.step(patcher, usid, 'data_ready')
  const before = await desk.rowOf(usid)
  const asked = await patcher.api.enquiries.askClinic({
    usid,
    kind: 'files',
    text: 'Again, please.',
  })
  if (!asked.ok) throw new Error(asked.message)
  expect((await sessionOf(usid)).paused).not.toBe('')
  await pass(80)
  expect(await stepsOf(usid)).toEqual([])
  const { enquiries } = (await again(desk.vet)).api
  const listed = await enquiries.queryEnquiries({ usid })
  const eid = listed.ok ? (listed.data.enquiries[0]?.eid ?? '') : ''
  expect(await enquiries.answerEnquiry({ usid, eid, text: 'Here it is.' })).toMatchObject({
    ok: true,
  })
  const after = await desk.rowOf(usid)
  expect(after.pausedAt).toBeNull()
  const moved = ((after.dueAt?.getTime() ?? 0) - (before.dueAt?.getTime() ?? 0)) / MINUTE
  expect(moved).toBeGreaterThan(79)
  expect(moved).toBeLessThan(82)
})

test('ECG-7 a quality review does not pause the clock', async () => {
  const usid = await desk.prepared()
  const patcher = await again(desk.patcher)
  await desk.step(patcher, usid, 'data_ready')
  const before = await desk.rowOf(usid)
  await desk.step(patcher, usid, 'request_quality_review', 'Noise')
  await pass(46)
  expect(await stepsOf(usid)).toEqual(['50'])
  expect(await desk.rowOf(usid)).toMatchObject({ pausedAt: null, dueAt: before.dueAt })
})

test('ECG-7 a claim lapses after 15 minutes without activity; a visit renews it', async () => {
  const usid = await desk.prepared()
  const patcher = await again(desk.patcher)
  await desk.step(patcher, usid, 'data_ready')
  portal.clock.advance(14 * MINUTE)
  const { api } = await again(desk.patcher)
  expect(await api.claims.visitCase({ usid, active: true })).toMatchObject({ ok: true })
  portal.clock.advance(14 * MINUTE)
  await releaseExpiredClaims(job())
  expect((await desk.rowOf(usid)).readerId).toBe(desk.patcher.accountId)
  portal.clock.advance(2 * MINUTE)
  await releaseExpiredClaims(job())
  expect(await desk.rowOf(usid)).toMatchObject({ readerId: null, status: 'data_ready' })
  expect(await desk.actionsOf(usid)).toContain('case.lapse')
})
