import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../db/schema/cases.ts'
import { registrations } from '../../db/schema/registrations.ts'
import {
  anApplication,
  aWaitingApplication,
  mailsTo,
  newestToken,
  postForm,
  type WireApplication,
} from '../../testing/applicant.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { sweepUnconfirmed } from './sweep-unconfirmed.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SUPPORT = 'support@systole.test'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const api = () => portal.client().registrations
const apply = (changes: Partial<WireApplication>) => api().registerAccount(anApplication(changes))
const rowsOf = (email: string) =>
  portal.context.database.select().from(registrations).where(eq(registrations.email, email))

test('an application waits for the confirmation of its e-mail address, then for staff', async () => {
  const email = 'first@clinic.test'
  expect(await apply({ email: ` First@Clinic.TEST ` })).toEqual({ ok: true, data: {} })
  expect(await rowsOf(email)).toMatchObject([
    { state: 'unconfirmed', firstName: 'Ka Yan', language: 'en_us', variant: 'systole' },
  ])
  const [mail] = await mailsTo(portal, email)
  expect(mail).toMatchObject({ subject: 'Systole: confirm your email address', language: 'en' })
  expect(mail?.plain).toContain('銅鑼灣動物診所')
  expect(mail?.plain).toContain('http://portal.test/confirm-registration?token=')

  const token = await newestToken(portal, email)
  expect(await api().confirmRegistration({ token })).toEqual({
    ok: true,
    data: { hospital_name: '銅鑼灣動物診所' },
  })
  const [row] = await rowsOf(email)
  expect(row).toMatchObject({ state: 'waiting' })
  const toSupport = await mailsTo(portal, SUPPORT)
  expect(toSupport.at(-1)?.plain).toContain(`/applications?id=${row?.registrationId}`)
  const traces = await portal.context.database
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.object, `registration:${row?.registrationId}`))
  expect(traces.map(({ action }) => action)).toEqual([
    'registration.received',
    'registration.confirmed',
  ])
})

test('the mails are in the language of the page', async () => {
  const email = 'zh@clinic.test'
  await apply({ email, language: 'zh_hk' })
  const [mail] = await mailsTo(portal, email)
  expect(mail).toMatchObject({ subject: 'Systole：確認你的電郵地址', language: 'zh-Hant-HK' })
  expect(mail?.plain).toContain('&lang=zh_hk')
})

test('SHELL-8 an application through the second variant is answered under its name', async () => {
  const email = 'variant@clinic.test'
  await postForm(portal, anApplication({ email }), 'cn.localhost')
  expect(await rowsOf(email)).toMatchObject([{ variant: 'systole-cn' }])
  expect(await mailsTo(portal, email)).toMatchObject([{ variant: 'systole-cn' }])
})

test('a link confirms once', async () => {
  const email = 'once@clinic.test'
  await apply({ email })
  const token = await newestToken(portal, email)
  const both = await Promise.all([
    api().confirmRegistration({ token }),
    api().confirmRegistration({ token }),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await api().confirmRegistration({ token })).toMatchObject({
    code: -101,
    data: { reason: 'used' },
  })
})

test('a link confirms for 24 hours; a new one can be asked for by the old', async () => {
  const email = 'late@clinic.test'
  await apply({ email })
  const old = await newestToken(portal, email)
  portal.clock.advance(24 * HOUR + MINUTE)
  expect(await api().confirmRegistration({ token: old })).toMatchObject({
    code: -101,
    data: { reason: 'expired' },
  })
  expect(await api().resendConfirmation({ token: old })).toEqual({ ok: true, data: {} })
  const token = await newestToken(portal, email)
  expect(token).not.toBe(old)
  expect(await api().confirmRegistration({ token: old })).toMatchObject({
    data: { reason: 'unknown' },
  })
  expect(await api().confirmRegistration({ token })).toMatchObject({ ok: true })
})

test('a link is sent again by e-mail, at most once a minute', async () => {
  const email = 'again@clinic.test'
  await apply({ email })
  await api().resendConfirmation({ email })
  expect(await mailsTo(portal, email)).toHaveLength(1)
  portal.clock.advance(MINUTE)
  await Promise.all([api().resendConfirmation({ email }), api().resendConfirmation({ email })])
  expect(await mailsTo(portal, email)).toHaveLength(2)
})

test('the same application sent twice stays one; corrected, it is another', async () => {
  const email = 'twice@clinic.test'
  await Promise.all([apply({ email }), apply({ email })])
  await apply({ email })
  expect(await rowsOf(email)).toHaveLength(1)
  expect(await mailsTo(portal, email)).toHaveLength(1)
  portal.clock.advance(MINUTE)
  await apply({ email })
  expect(await rowsOf(email)).toHaveLength(1)
  expect(await mailsTo(portal, email)).toHaveLength(2)
  await apply({ email, hospital_name: 'Causeway Bay Animal Clinic' })
  expect(await rowsOf(email)).toHaveLength(2)
})

test('of two applications of one address the one confirmed last waits', async () => {
  const email = 'corrected@clinic.test'
  await aWaitingApplication(portal, { email, hospital_name: 'Frist Clinic' })
  await aWaitingApplication(portal, { email, hospital_name: 'First Clinic' })
  expect(await rowsOf(email)).toMatchObject([{ state: 'waiting', hospitalName: 'First Clinic' }])
})

test('whether an e-mail has an account, or applied, only its owner learns, by mail', async () => {
  const { email } = await portal.build.account('vet', { email: 'known@clinic.test' })
  const known = await apply({ email })
  expect(known).toEqual(await apply({ email: 'new@clinic.test' }))
  await apply({ email, hospital_name: 'Another name' })
  expect(await rowsOf(email)).toEqual([])
  expect(await mailsTo(portal, email)).toMatchObject([
    { subject: 'Systole: you already have an account' },
  ])
  const answers = await Promise.all(
    [email, 'new@clinic.test', 'nobody@clinic.test'].map((each) =>
      api().resendConfirmation({ email: each }),
    ),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await api().resendConfirmation({ token: 'made up' })).toEqual({ ok: true, data: {} })
})

test('an e-mail with a staff account only may apply', async () => {
  const { email } = await portal.build.account('reviewer', { email: 'staff@clinic.test' })
  await apply({ email })
  expect(await rowsOf(email)).toHaveLength(1)
})

test('a link sent again needs an e-mail address or a link', async () => {
  expect(await api().resendConfirmation({})).toMatchObject({ code: -103, data: { field: 'email' } })
  expect(await api().resendConfirmation({ email: 'nobody' })).toMatchObject({ code: -103 })
  expect(await api().confirmRegistration({ token: 'made up' })).toMatchObject({
    code: -101,
    data: { reason: 'unknown' },
  })
})

test('an unconfirmed application is forgotten after seven days, a waiting one stays', async () => {
  await apply({ email: 'old@clinic.test' })
  await aWaitingApplication(portal, { email: 'stays@clinic.test' })
  portal.clock.advance(7 * 24 * HOUR - MINUTE)
  await apply({ email: 'young@clinic.test' })
  const sweep = () => sweepUnconfirmed({ ...portal.context, db: portal.context.database })
  await sweep()
  expect(await rowsOf('old@clinic.test')).toHaveLength(1)
  portal.clock.advance(2 * MINUTE)
  await sweep()
  expect(await rowsOf('old@clinic.test')).toEqual([])
  expect(await rowsOf('young@clinic.test')).toHaveLength(1)
  expect(await rowsOf('stays@clinic.test')).toHaveLength(1)
})
