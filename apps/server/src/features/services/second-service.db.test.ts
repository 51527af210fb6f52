import { type Permissions, withRights } from '@systole/domain/access/permissions'
import type { CaseStatus } from '@systole/domain/cases/case'
import { addTable } from '@systole/domain/services/service-tables'
import { HOUR, MINUTE } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseEvents, cases } from '../../db/schema/cases.ts'
import { creditPlans, hospitalPlans } from '../../db/schema/hospitals.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { services } from '../../db/schema/services.ts'
import { mailsTo } from '../../testing/applicant.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { releaseExpiredClaims } from '../claims/release-expired-claims.ts'
import { escalate } from '../escalations/escalate.ts'
import { bloodTest } from './testing/blood-test.ts'

type Person = Awaited<ReturnType<TestApp['as']>>

let portal: TestApp
let vet: Person
let admin: Person
let counter: Person
let reviewer: Person

const may = (...rights: Parameters<typeof withRights>[2]): Permissions =>
  withRights({}, 'bloodtest', rights)

beforeAll(async () => {
  addTable(bloodTest)
  portal = await testApp()
  const { database } = portal.context
  await database
    .insert(services)
    .values({ service: 'bloodtest', isOffered: true, promiseMinutes: 90 })
  vet = await portal.as('vet')
  admin = await portal.as('internal_admin')
  counter = await portal.as('patcher', { permissions: may('tests.xray.patch') })
  reviewer = await portal.as('cardiologist', { permissions: may('report.review') })
  await database
    .insert(creditPlans)
    .values({ creditPlanId: 'plan_blood', name: 'Blood', serviceCredits: { bloodtest: 3 } })
  await database.delete(hospitalPlans).where(eq(hospitalPlans.hospitalId, vet.hospitalId))
  await database
    .insert(hospitalPlans)
    .values({ hospitalId: vet.hospitalId, creditPlanId: 'plan_blood' })
})
afterAll(() => portal.close())

const addCredits = async (credits: number) => {
  const office = await signedIn(admin)
  const given = { hospital_id: vet.hospitalId, credit_plan_id: 'plan_blood' }
  return office.api.creditOffice.changeHospitalCredits({
    ...given,
    direction: 'grant',
    source: 'portal',
    credits,
    note: 'Bought',
  })
}

const signedIn = async (person: Person): Promise<Person> => {
  const sid = await portal.sessionOf(person.accountId)
  return { ...person, sid, api: portal.client(sid) }
}
const step = (by: Person, usid: string, status: CaseStatus, note?: string) =>
  by.api.cases.updateSession({ usid, params: { status, ...(note && { note }) } })

async function openCase(): Promise<string> {
  const pid = await portal.build.pet(vet.hospitalId)
  const reply = await (await signedIn(vet)).api.cases.createSession({
    type: 'etest',
    subtype: 'bloodtest',
    pid,
  })
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return reply.data.usid
}

async function sentCase(): Promise<string> {
  const usid = await openCase()
  await portal.build.file(usid, vet, 'bloodTest')
  const reply = await step(await signedIn(vet), usid, 'wait_for_preparation')
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return usid
}

async function rowOf(usid: string) {
  const [row] = await portal.context.database.select().from(cases).where(eq(cases.caseId, usid))
  if (!row) throw new Error('no such case')
  return row
}

const noticesOf = ({ accountId }: Person) =>
  portal.context.database
    .select({ kind: notifications.kind, caseId: notifications.caseId })
    .from(notifications)
    .where(eq(notifications.accountId, accountId))

test('SERV-2 a service defined by its table alone goes from open to done through the calls', async () => {
  await addCredits(3)
  const usid = await openCase()
  const hospital = await signedIn(vet)
  expect(await step(hospital, usid, 'wait_for_preparation')).toMatchObject({
    error: 'requiredFilesMissing',
  })
  await portal.build.file(usid, vet, 'bloodTest')
  const before = portal.clock.now()
  const sent = await step(hospital, usid, 'wait_for_preparation')
  expect(sent).toMatchObject({
    data: {
      session: {
        id: expect.stringMatching(/^BT-\d+$/),
        subtype: 'bloodtest',
        status: 'wait_for_preparation',
        payment: 'paid',
      },
    },
  })
  expect(await noticesOf(counter)).toEqual([{ kind: 'caseAssigned', caseId: usid }])
  expect(await noticesOf(reviewer)).toEqual([])
  const due = sent.ok ? fromStamp(sent.data.session.due) : undefined
  expect((due?.getTime() ?? 0) - before.getTime()).toBeGreaterThanOrEqual(90 * MINUTE - 1000)
  expect((due?.getTime() ?? 0) - before.getTime()).toBeLessThan(91 * MINUTE)

  const patcher = await signedIn(counter)
  expect(await step(patcher, usid, 'data_ready')).toMatchObject({
    data: { session: { status: 'data_ready', reader: { uid: counter.accountId } } },
  })
  expect(await step(patcher, usid, 'patch_done')).toMatchObject({
    data: { session: { status: 'patch_done' } },
  })
  expect(await step(patcher, usid, 'done')).toMatchObject({ code: -102 })
  const reader = await signedIn(reviewer)
  expect(await step(reader, usid, 'done')).toMatchObject({ code: -6024 })
  await reader.api.claims.takeOverCase({ usid, from: counter.accountId })
  expect(await step(reader, usid, 'done')).toMatchObject({
    data: { session: { status: 'done', closed: expect.stringMatching(/^\d{14}$/) } },
  })

  const events = await portal.context.database
    .select({ action: caseEvents.action })
    .from(caseEvents)
    .where(eq(caseEvents.caseId, usid))
    .orderBy(caseEvents.caseEventId)
  expect(events.map(({ action }) => action)).toEqual([
    'case.opened',
    'case.send',
    'case.claimCount',
    'case.finishCount',
    'case.takeOver',
    'case.confirm',
  ])
})

test('SERV-2 the plan says what a case of the service costs, and too few credits leave it open', async () => {
  const usid = await openCase()
  await portal.build.file(usid, vet, 'bloodTest')
  expect(await step(await signedIn(vet), usid, 'wait_for_preparation')).toMatchObject({
    code: -4014,
  })
  expect((await rowOf(usid)).status).toBe('open')
  await addCredits(4)
  expect(await step(await signedIn(vet), usid, 'wait_for_preparation')).toMatchObject({ ok: true })
  const office = await signedIn(admin)
  expect(await office.api.credits.querySessionCredits({ usid })).toMatchObject({
    data: { deducted: 3, mode: 'refund', plans: [{ balance: 1 }] },
  })
  expect(await step(office, usid, 'reject', 'Clotted')).toMatchObject({ ok: true })
  expect(await office.api.credits.querySessionCredits({ usid })).toMatchObject({
    data: { deducted: 0, plans: [{ balance: 4 }] },
  })
  const mails = await mailsTo(portal, vet.email)
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('BT-'))
})

test('SERV-2 a lease lasts fifteen minutes, as the service says', async () => {
  await addCredits(3)
  const usid = await sentCase()
  await step(await signedIn(counter), usid, 'data_ready')
  const sweep = () => releaseExpiredClaims({ ...portal.context, requestId: 'job' })
  portal.clock.advance(14 * MINUTE)
  await sweep()
  expect((await rowOf(usid)).readerId).toBe(counter.accountId)
  portal.clock.advance(2 * MINUTE)
  await sweep()
  expect(await rowOf(usid)).toMatchObject({ status: 'wait_for_preparation', readerId: null })
})

test('SERV-2 escalation counts the 90 minutes of the service, and a late case is expected an hour later', async () => {
  await addCredits(3)
  const usid = await sentCase()
  const run = () => escalate({ ...portal.context, requestId: 'job' })
  const steps = async () => {
    const rows = await portal.context.database
      .select({ to: caseEvents.toValue, action: caseEvents.action })
      .from(caseEvents)
      .where(eq(caseEvents.caseId, usid))
      .orderBy(caseEvents.caseEventId)
    return rows.flatMap(({ to, action }) => (action === 'deadline.step' ? [to] : []))
  }
  portal.clock.advance(44 * MINUTE)
  await run()
  expect(await steps()).toEqual([])
  portal.clock.advance(2 * MINUTE)
  await run()
  expect(await steps()).toEqual(['50'])
  portal.clock.advance(45 * MINUTE)
  await run()
  expect(await steps()).toEqual(['50', '100'])
  const late = ((await rowOf(usid)).expectedAt?.getTime() ?? 0) - portal.clock.now().getTime()
  expect(late).toBeGreaterThan(0.95 * HOUR)
  expect(late).toBeLessThanOrEqual(HOUR + 15 * MINUTE)
})

test('SERV-2 a case outside one’s services is -6002, and a step outside one’s right -102', async () => {
  await addCredits(3)
  const usid = await sentCase()
  const outsider = await portal.as('cardiologist')
  expect(await step(outsider, usid, 'data_ready')).toMatchObject({ code: -6002 })
  expect(await outsider.api.cases.querySessionInfo({ usid })).toMatchObject({ code: -6002 })
  const listed = await outsider.api.cases.queryAllSessions({ params: { usid } })
  expect(listed).toMatchObject({ data: { sessions: [] } })

  const insider = await signedIn(reviewer)
  expect(await insider.api.cases.querySessionInfo({ usid })).toMatchObject({ ok: true })
  expect(await step(insider, usid, 'data_ready')).toMatchObject({ code: -102 })
  const econsult = await portal.build.consult(vet, { status: 'submit' })
  expect(await insider.api.cases.querySessionInfo({ usid: econsult })).toMatchObject({
    code: -6002,
  })
})

test('SERV-2 a right to see a service does not take a case over', async () => {
  await addCredits(3)
  const usid = await sentCase()
  await step(await signedIn(counter), usid, 'data_ready')
  const onlooker = await portal.as('cardiologist', { permissions: may('report.async_review') })
  expect(await onlooker.api.cases.querySessionInfo({ usid })).toMatchObject({ ok: true })
  expect(await onlooker.api.claims.takeOverCase({ usid, from: counter.accountId })).toMatchObject({
    code: -102,
  })
})

test('SERV-1 a service that is only a name is refused by its name', async () => {
  const pid = await portal.build.pet(vet.hospitalId)
  for (const subtype of ['cpx', 'xray'] as const)
    expect(
      await (await signedIn(vet)).api.cases.createSession({ type: 'etest', subtype, pid }),
    ).toMatchObject({ code: -103, data: { field: 'subtype' } })
})

test('SERV-1 lists are filtered by service', async () => {
  await addCredits(3)
  const usid = await sentCase()
  const hospital = await signedIn(vet)
  const found = async (
    params: Parameters<typeof hospital.api.cases.queryAllSessions>[0]['params'],
  ) => {
    const reply = await hospital.api.cases.queryAllSessions({ params: { ...params, usid } })
    return reply.ok ? reply.data.sessions.length : reply
  }
  expect(await found({ service_type: 'bloodtest' })).toBe(1)
  expect(await found({ session_types: ['etest'] })).toBe(1)
  expect(await found({ service_type: 'eConsult' })).toBe(0)
  expect(await found({ service_type: '1L ECG' })).toBe(0)
})
