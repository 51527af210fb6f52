import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordResets } from '../../../db/schema/accounts.ts'
import { mails } from '../../../db/schema/notifications.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { deleteExpiredAuthRecords } from '../delete-expired-auth-records.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

async function mailsTo(recipient: string) {
  return portal.context.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt))
}

async function tokenOfLastMail(recipient: string): Promise<string> {
  const [mail] = await mailsTo(recipient)
  return /reset-password\?token=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? ''
}

async function setPassword(token: string, password: string) {
  const api = portal.client()
  const sealed = await api.accounts.keyGen({ key: password })
  if (!sealed.ok) throw new Error(sealed.message)
  return api.accounts.setPassword({ token, password: sealed.data.key })
}

test('LOGIN-7 CALL-4 the mailed link sets a new password once and ends every session', async () => {
  const vet = await portal.as('vet')
  expect(await portal.client().accounts.resetPassword({ email: vet.email.toUpperCase() })).toEqual({
    ok: true,
    data: {},
  })
  const token = await tokenOfLastMail(vet.email)
  expect(token).toHaveLength(43)

  expect(await setPassword(token, 'a good new password')).toMatchObject({
    ok: true,
    data: { email: vet.email, user_type: 'vet' },
  })
  expect(await vet.api.accounts.checkSid({})).toMatchObject({ data: { valid: 0 } })
  expect(await setPassword(token, 'another password')).toMatchObject({ code: -101 })
})

test.each([
  ['ja', 'ja', '新しいパスワードの設定'],
  ['ko', 'ko', '새 비밀번호 설정'],
  ['zh_cn', 'zh-Hans-CN', '设置新密码'],
] as const)(
  'the mail with the link is in the language of the page: %s',
  async (language, tag, title) => {
    const vet = await portal.as('vet')
    await portal.client().accounts.resetPassword({ email: vet.email, language })
    const [mail] = await mailsTo(vet.email)
    expect(mail).toMatchObject({ language: tag, subject: expect.stringContaining(title) })
    expect(mail?.html).toContain(`<html lang="${tag}">`)
  },
)

test('who does not say a language gets the hospital’s', async () => {
  const hospitalId = await portal.build.hospital({ pushLanguage: 'zh_hk' })
  const vet = await portal.as('vet', { hospitalId })
  await portal.client().accounts.resetPassword({ email: vet.email })
  const [mail] = await mailsTo(vet.email)
  expect(mail).toMatchObject({ language: 'zh-Hant-HK', subject: 'Systole：設定新密碼' })
})

test('LOGIN-7 the answer is the same for an unknown e-mail', async () => {
  const vet = await portal.as('vet')
  const known = await portal.client().accounts.resetPassword({ email: vet.email })
  expect(await portal.client().accounts.resetPassword({ email: 'nobody@systole.test' })).toEqual(
    known,
  )
})

test('LOGIN-7 an e-mail with several accounts asks for a role first', async () => {
  await portal.build.account('vet', { email: 'two@systole.test' })
  await portal.build.account('patcher', { email: 'two@systole.test' })
  const api = portal.client()
  expect(await api.accounts.resetPassword({ email: 'two@systole.test' })).toMatchObject({
    code: -6014,
    data: [{ user_type: 'patcher' }, { user_type: 'vet' }],
  })
  expect(
    await api.accounts.resetPassword({ email: 'two@systole.test', user_type: 'vet' }),
  ).toMatchObject({ ok: true })
})

test('a refused password leaves the link usable; after ten minutes it is over', async () => {
  const vet = await portal.as('vet')
  await portal.client().accounts.resetPassword({ email: vet.email })
  const token = await tokenOfLastMail(vet.email)
  expect(await setPassword(token, 'short')).toMatchObject({
    code: -103,
    data: { field: 'password' },
  })
  portal.clock.advance(10 * 60_000 + 1000)
  expect(await setPassword(token, 'long enough now')).toMatchObject({ code: -101 })
})

test.each(['a@b.co,c@d.co', 'a@b.co\nBcc: c@d.co', 'not an address', '"a b"@c.co'])(
  'the address %j is -103',
  async (email) => {
    const reply = await portal.client().accounts.resetPassword({ email })
    expect(reply).toMatchObject({ ok: false, code: -103 })
  },
)

test('LOGIN-7 asking again within a minute sends nothing more, later it sends another link', async () => {
  const vet = await portal.as('vet')
  const ask = () => portal.client().accounts.resetPassword({ email: vet.email })
  await Promise.all([ask(), ask()])
  expect(await mailsTo(vet.email)).toHaveLength(1)
  portal.clock.advance(61_000)
  await ask()
  expect(await mailsTo(vet.email)).toHaveLength(2)
})

test('LOGIN-7 when one link is used, the other links of the account are over', async () => {
  const vet = await portal.as('vet')
  await portal.client().accounts.resetPassword({ email: vet.email })
  const first = await tokenOfLastMail(vet.email)
  portal.clock.advance(61_000)
  await portal.client().accounts.resetPassword({ email: vet.email })
  const second = await tokenOfLastMail(vet.email)
  expect(second).not.toBe(first)
  expect(await setPassword(second, 'a good new password')).toMatchObject({ ok: true })
  expect(await setPassword(first, 'another good password')).toMatchObject({ code: -101 })
})

test('links that are over are forgotten, others are kept', async () => {
  const { database } = portal.context
  await database.delete(passwordResets)
  const vet = await portal.as('vet')
  await portal.client().accounts.resetPassword({ email: vet.email })
  await deleteExpiredAuthRecords({ ...portal.context, db: database })
  expect(await database.select().from(passwordResets)).toHaveLength(1)
  portal.clock.advance(10 * 60_000 + 1000)
  await deleteExpiredAuthRecords({ ...portal.context, db: database })
  expect(await database.select().from(passwordResets)).toEqual([])
})

test('the sixth link asked for one account within a quarter of an hour is put off', async () => {
  portal.clock.toNextQuarter()
  const ask = () =>
    portal.app.inject({
      method: 'POST',
      url: '/api/reset_password',
      remoteAddress: '192.0.2.7', // the other tests of this file have used up their minute
      payload: 'email=eager%40systole.test',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const statuses = []
  for (let n = 0; n < 6; n += 1) statuses.push((await ask()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await ask()).headers['retry-after']).toMatch(/^\d+$/)
})
