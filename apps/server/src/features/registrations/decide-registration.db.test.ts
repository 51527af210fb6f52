import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../db/schema/accounts.ts'
import { creditPlans, hospitals } from '../../db/schema/hospitals.ts'
import { registrations } from '../../db/schema/registrations.ts'
import {
  anApplication,
  aWaitingApplication,
  mailsTo,
  newestToken,
} from '../../testing/applicant.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  portal = await testApp()
  admin = await portal.as('internal_admin')
  const now = portal.clock.now().getTime()
  await portal.context.database.insert(creditPlans).values([
    { creditPlanId: 'plan_open', name: 'Standard' },
    { creditPlanId: 'plan_over', name: 'Pilot', validUntil: new Date(now - 1000) },
  ])
})
afterAll(() => portal.close())

const approve = (registration_id: string, credit_plan_id?: string) =>
  admin.api.registrations.decideRegistration({
    registration_id,
    decision: 'approve',
    credit_plan_id,
  })

async function signIn(email: string, password: string) {
  const api = portal.client()
  const key = async () => {
    const sealed = await api.accounts.keyGen({ key: password })
    return sealed.ok ? sealed.data.key : ''
  }
  const token = await newestToken(portal, email)
  const set = await api.accounts.setPassword({ token, password: await key() })
  if (!set.ok) throw new Error(set.message)
  const reply = await api.accounts.login({
    email,
    password: await key(),
    platform: { type: 'webapp', api_version: 2, app_version: '1', os: 'test' },
  })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data[0]?.sid
}

test('LOGIN-8 an approved clinic gets its hospital and account, and signs in by the mailed link', async () => {
  const email = 'approved@clinic.test'
  const id = await aWaitingApplication(portal, { email, language: 'zh_hk' })
  const reply = await approve(id, 'plan_open')
  expect(reply).toMatchObject({
    ok: true,
    data: { registration: { state: 'approved', decided_by: 'Wing Chan', email_taken: true } },
  })
  const mail = (await mailsTo(portal, email)).at(-1)
  expect(mail).toMatchObject({ subject: 'Systole：你的帳戶已可使用', language: 'zh-Hant-HK' })

  const sid = await signIn(email, 'a calm first password')
  const settings = await portal.client(sid).accounts.queryUserSettings({})
  expect(settings).toMatchObject({
    data: {
      user_type: 'vet',
      fname: 'Ka Yan',
      hospital: '銅鑼灣動物診所',
      country: 'HK',
      currency: 'HKD',
      credit_plan: { plan_info: { credit_plan_id: 'plan_open' } },
      report: {
        report_language: 'zh_hk',
        push_language: 'zh_hk',
        report_email_list: [email],
        representative: 'Ka Yan Lee',
        representative_license: 'VSB-R-20481',
      },
    },
  })
})

test('MAIN-1 without a credit plan the hospital opens no case yet', async () => {
  const email = 'noplan@clinic.test'
  const id = await aWaitingApplication(portal, { email })
  expect(await approve(id)).toMatchObject({ ok: true })
  const sid = await signIn(email, 'a calm first password')
  expect(await portal.client(sid).accounts.queryUserSettings({})).toMatchObject({
    data: { credit_plan: null },
  })
})

test.each(['plan_over', 'plan_of_nobody'])(
  'the credit plan %s is refused, and nothing is opened',
  async (plan) => {
    const email = `${plan.replaceAll('_', '-')}@clinic.test`
    const id = await aWaitingApplication(portal, { email })
    expect(await approve(id, plan)).toMatchObject({ code: -103, data: { field: 'credit_plan_id' } })
    const { database } = portal.context
    expect(await database.select().from(hospitals).where(eq(hospitals.email, email))).toEqual([])
    expect(await approve(id, 'plan_open')).toMatchObject({ ok: true })
  },
)

test('who declines says why; the applicant reads it and may apply again', async () => {
  const email = 'declined@clinic.test'
  const id = await aWaitingApplication(portal, { email })
  const decline = (reason?: string) =>
    admin.api.registrations.decideRegistration({ registration_id: id, decision: 'decline', reason })
  expect(await decline()).toMatchObject({ code: -6026 })
  expect(await decline(' \n ')).toMatchObject({ code: -6026 })
  expect(await decline('We could not find the licence.\nSend a copy.')).toMatchObject({
    data: {
      registration: { state: 'declined', reason: 'We could not find the licence.\nSend a copy.' },
    },
  })
  const mail = (await mailsTo(portal, email)).at(-1)
  expect(mail?.subject).toBe('Systole: about your application')
  expect(mail?.plain).toContain('We could not find the licence.\nSend a copy.')
  expect(mail?.html).toContain('We could not find the licence.<br>Send a copy.')
  const read = ['could not approve it', 'Reason: We could not', 'apply again', 'Apply again: http']
  const places = read.map((words) => mail?.plain.indexOf(words) ?? -1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
  const again = await aWaitingApplication(portal, { email })
  expect(again).not.toBe(id)
})

test('of two admins who decide simultaneously one succeeds, the other is refused', async () => {
  const other = await portal.as('internal_admin')
  const email = 'contested@clinic.test'
  const id = await aWaitingApplication(portal, { email })
  const replies = await Promise.all([
    approve(id, 'plan_open'),
    other.api.registrations.decideRegistration({
      registration_id: id,
      decision: 'decline',
      reason: 'Twice.',
    }),
  ])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ code: -6024 })
  const { database } = portal.context
  const [row] = await database
    .select()
    .from(registrations)
    .where(eq(registrations.registrationId, id))
  const opened = await database.select().from(accounts).where(eq(accounts.email, email))
  expect(opened).toHaveLength(row?.state === 'approved' ? 1 : 0)
})

test('repeating one’s own decision changes nothing; turning it round is refused', async () => {
  const email = 'repeated@clinic.test'
  const id = await aWaitingApplication(portal, { email })
  const both = await Promise.all([approve(id), approve(id)])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  const { database } = portal.context
  expect(await database.select().from(accounts).where(eq(accounts.email, email))).toHaveLength(1)
  expect(
    await admin.api.registrations.decideRegistration({
      registration_id: id,
      decision: 'decline',
      reason: 'On second thoughts.',
    }),
  ).toMatchObject({ code: -6024 })
})

test('an address that got a vet account meanwhile is not approved, and the list says so', async () => {
  const email = 'meanwhile@clinic.test'
  const id = await aWaitingApplication(portal, { email })
  await portal.build.account('vet', { email })
  expect(
    await admin.api.registrations.queryRegistrations({ params: { registration_id: id } }),
  ).toMatchObject({ data: { registrations: [{ email_taken: true }] } })
  expect(await approve(id)).toMatchObject({ code: -1011 })
})

test('a replaced or unknown application is refused as changed', async () => {
  const email = 'replaced@clinic.test'
  const id = await aWaitingApplication(portal, { email })
  await aWaitingApplication(portal, { email, hospital_name: 'A better name' })
  expect(await approve(id)).toMatchObject({ code: -6025 })
  expect(await approve('registration_of_nobody')).toMatchObject({ code: -6025 })
})

test('an unconfirmed application cannot be seen or decided', async () => {
  const email = 'unseen@clinic.test'
  await portal.client().registrations.registerAccount(anApplication({ email }))
  const [row] = await portal.context.database
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
  const registration_id = row?.registrationId ?? ''
  expect(
    await admin.api.registrations.queryRegistrations({ params: { registration_id } }),
  ).toMatchObject({ data: { registrations: [] } })
  expect(await approve(registration_id)).toMatchObject({ code: -6025 })
})

test('the list has who waits longest first, then the newest decision, page by page', async () => {
  const { database } = portal.context
  await database.delete(registrations)
  const ids: string[] = []
  for (const n of [1, 2, 3, 4, 5]) {
    portal.clock.advance(60_000)
    ids.push(await aWaitingApplication(portal, { email: `page${n}@clinic.test` }))
  }
  const [first = '', second = '', ...waiting] = ids
  for (const id of [first, second]) {
    portal.clock.advance(60_000)
    await approve(id)
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await admin.api.registrations.queryRegistrations({
      params: { record_per_page: 2, ...(cursor && { cursor }) },
    })
    if (!page.ok) throw new Error(page.message)
    expect(page.data.waiting).toBe(3)
    seen.push(...page.data.registrations.map(({ registration_id }) => registration_id))
    cursor = page.data.next
  } while (cursor)
  expect(seen).toEqual([...waiting, second, first])
  expect(
    await admin.api.registrations.queryRegistrations({ params: { cursor: 'x' } }),
  ).toMatchObject({ code: -103 })
  const declined = await admin.api.registrations.queryRegistrations({
    params: { state: 'declined' },
  })
  expect(declined).toMatchObject({ data: { registrations: [] } })
})

test('only valid credit plans are offered', async () => {
  const reply = await admin.api.credits.queryCreditPlans({})
  const names = reply.ok && reply.data.plans.map(({ credit_plan_id }) => credit_plan_id)
  expect(names).toEqual(['plan_open', 'plan_test'])
})

test.each(['vet', 'cardiologist', 'reviewer', 'sales'] as const)(
  'ROLE-1 a %s neither sees nor decides applications',
  async (userType) => {
    const { api } = await portal.as(userType)
    const refused = { code: -102 }
    expect(await api.registrations.queryRegistrations({})).toMatchObject(refused)
    expect(
      await api.registrations.decideRegistration({ registration_id: 'x', decision: 'approve' }),
    ).toMatchObject(refused)
    expect(await api.credits.queryCreditPlans({})).toMatchObject(refused)
  },
)
