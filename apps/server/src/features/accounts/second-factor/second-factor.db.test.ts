import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../../db/schema/cases.ts'
import { recoveryCodes, totpFactors } from '../../../db/schema/second-factors.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { accountSteps, PASSWORD } from '../testing/account-steps.ts'

let portal: TestApp
let actions: ReturnType<typeof accountSteps>

beforeAll(async () => {
  portal = await testApp()
  actions = accountSteps(portal)
})
afterAll(() => portal.close())

const REQUIRED = { ok: false, code: -1003 }
const REFUSED = { ok: false, code: -1004 }

test('LOGIN-3 without a second factor the password alone signs in, whatever is sent along', async () => {
  const { email } = await actions.person()
  expect(await actions.login(email)).toMatchObject({ ok: true })
  expect(await actions.login(email, { second: { totp: '000000' } })).toMatchObject({ ok: true })
})

test('an authenticator app that no code has confirmed does not ask for a code', async () => {
  const { api, email } = await actions.person()
  const proof = { password: await actions.seal() }
  const begun = await api.secondFactors.setUpTotp({ proof })
  expect(begun).toMatchObject({
    ok: true,
    data: { uri: expect.stringContaining(`otpauth://totp/Systole:${encodeURIComponent(email)}`) },
  })
  expect(await api.secondFactors.confirmTotp({ code: '12345' })).toMatchObject(REFUSED)
  expect(await actions.login(email)).toMatchObject({ ok: true })
  expect(await api.ownAccount.queryOwnAccount({})).toMatchObject({ data: { totp_since: '' } })
})

test('once on, the password is followed by a code, and a wrong password reveals nothing of it', async () => {
  const { api, email } = await actions.person()
  const { secret } = await actions.withTotp(api)
  expect(await actions.login(email)).toEqual({
    ...REQUIRED,
    error: 'secondFactorRequired',
    message: expect.any(String),
    data: { methods: ['totp', 'recovery'] },
  })
  const right = { totp: await actions.code(secret) }
  expect(await actions.login(email, { second: right, password: 'wrong' })).toMatchObject({
    code: -101,
  })
  expect(await actions.login(email, { second: right })).toMatchObject({ ok: true })
})

test.each([
  [-2, REFUSED],
  [-1, { ok: true }],
  [0, { ok: true }],
  [1, { ok: true }],
  [2, REFUSED],
])('a code from %i steps away', async (steps, outcome) => {
  const { api, email } = await actions.person()
  const { secret } = await actions.withTotp(api)
  portal.clock.advance(60_000) // beyond the step that was confirmed
  const second = { totp: await actions.code(secret, steps) }
  expect(await actions.login(email, { second })).toMatchObject(outcome)
})

test('a code counts once, an earlier one not at all, and of two at the same time one session opens', async () => {
  const { api, email } = await actions.person()
  const { secret } = await actions.withTotp(api)
  const second = { totp: await actions.code(secret) }
  const both = await Promise.all([
    actions.login(email, { second }),
    actions.login(email, { second }),
  ])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await actions.login(email, { second })).toMatchObject(REFUSED)
  const before = { totp: await actions.code(secret, -1) }
  expect(await actions.login(email, { second: before })).toMatchObject(REFUSED)
})

test('a recovery code counts once, also of two at the same time, and the owner is notified', async () => {
  const { api, email } = await actions.person()
  const { recoveryCodes: codes } = await actions.withTotp(api)
  expect(new Set(codes).size).toBe(10)
  const [first = '', other = ''] = codes
  const second = { recovery: first.toLowerCase().replaceAll('-', ' ') }
  const both = await Promise.all([
    actions.login(email, { second }),
    actions.login(email, { second }),
  ])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  const left = await api.ownAccount.queryOwnAccount({})
  expect(left).toMatchObject({ data: { recovery_codes_left: 9 } })
  expect(await actions.subjectsTo(email)).toContain('Systole: a recovery code was used')

  const stranger = await actions.person()
  await actions.withTotp(stranger.api)
  expect(await actions.login(stranger.email, { second: { recovery: other } })).toMatchObject(
    REFUSED,
  )
})

test('guessing codes is put off after five, counted together however they arrive', async () => {
  portal.clock.toNextQuarter()
  const { api, email } = await actions.person()
  const { secret } = await actions.withTotp(api)
  const guess = () => actions.login(email, { second: { totp: 'abcdef' } })
  const codes = (await Promise.all(Array.from({ length: 8 }, guess))).map((reply) =>
    reply.ok ? 0 : reply.code,
  )
  expect(codes.filter((code) => code === -1004)).toHaveLength(5)
  expect(codes.filter((code) => code === -429)).toHaveLength(3)
  const right = { totp: await actions.code(secret) }
  expect(await actions.login(email, { second: right })).toMatchObject({ code: -429 })
  portal.clock.advance(15 * 60_000)
  const later = { totp: await actions.code(secret) }
  expect(await actions.login(email, { second: later })).toMatchObject({ ok: true })
})

test('LOGIN-4 several accounts: the role first, then the second factor of that account', async () => {
  const email = 'two.doors@systole.test'
  const vet = await actions.person('vet', { email })
  await actions.person('patcher', { email })
  const { secret } = await actions.withTotp(vet.api)
  expect(await actions.login(email)).toMatchObject({ code: -6014 })
  expect(await actions.login(email, { userType: 'patcher' })).toMatchObject({ ok: true })
  expect(await actions.login(email, { userType: 'vet' })).toMatchObject(REQUIRED)
  const second = { totp: await actions.code(secret) }
  expect(await actions.login(email, { userType: 'vet', second })).toMatchObject({
    ok: true,
    data: [{ user_type: 'vet' }],
  })
})

test('turning it on ends the other sessions, keeps this one and notifies the owner', async () => {
  const { api, accountId, email } = await actions.person()
  const elsewhere = portal.client(await portal.sessionOf(accountId))
  await actions.withTotp(api)
  expect(await elsewhere.accounts.checkSid({})).toMatchObject({ data: { valid: 0 } })
  expect(await api.accounts.checkSid({})).toMatchObject({ data: { valid: 1 } })
  expect(await actions.subjectsTo(email)).toEqual(['Systole: two-factor sign-in is on'])
})

test('the second factor is turned off only with the password or a code', async () => {
  const { api, email } = await actions.person()
  const { secret } = await actions.withTotp(api)
  const off = api.secondFactors.turnOffTotp
  expect(await off({ proof: { password: await actions.seal('wrong') } })).toMatchObject({
    code: -1005,
  })
  expect(await off({ proof: { totp: '123' } })).toMatchObject({ code: -1005 })
  expect(await actions.login(email)).toMatchObject(REQUIRED)
  expect(await off({ proof: { totp: await actions.code(secret) } })).toMatchObject({ ok: true })
  expect(await actions.login(email)).toMatchObject({ ok: true })
  expect(await api.ownAccount.queryOwnAccount({})).toMatchObject({
    data: { totp_since: '', recovery_codes_left: 0 },
  })
  expect(await actions.subjectsTo(email)).toContain('Systole: the authenticator app is off')
  expect(await off({ proof: { password: await actions.seal() } })).toMatchObject({ ok: true })
})

test('new recovery codes void the old ones; without the app there are none', async () => {
  const { api, email } = await actions.person()
  const renew = async () =>
    api.secondFactors.renewRecoveryCodes({ proof: { password: await actions.seal() } })
  expect(await renew()).toMatchObject({ code: -103 })
  const { recoveryCodes: old } = await actions.withTotp(api)
  const renewed = await renew()
  if (!renewed.ok) throw new Error(renewed.message)
  expect(await actions.login(email, { second: { recovery: old[0] ?? '' } })).toMatchObject(REFUSED)
  const second = { recovery: renewed.data.recovery_codes[0] ?? '' }
  expect(await actions.login(email, { second })).toMatchObject({ ok: true })
})

test('what is on cannot be set up over; a second confirmation finds nothing to confirm', async () => {
  const { api } = await actions.person()
  const { secret } = await actions.withTotp(api)
  const proof = { password: await actions.seal() }
  expect(await api.secondFactors.setUpTotp({ proof })).toMatchObject({ code: -103 })
  const code = await actions.code(secret)
  expect(await api.secondFactors.confirmTotp({ code })).toMatchObject({ code: -103 })
})

test('the secret rests sealed and codes rest hashed', async () => {
  const { api, accountId } = await actions.person()
  const { secret, recoveryCodes: codes } = await actions.withTotp(api)
  const { database } = portal.context
  const [factor] = await database
    .select()
    .from(totpFactors)
    .where(eq(totpFactors.accountId, accountId))
  const kept = await database
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
  const rest = Buffer.concat([
    factor?.sealedSecret ?? Buffer.alloc(0),
    ...kept.map(({ codeHash }) => codeHash),
  ]).toString('latin1')
  expect(kept).toHaveLength(10)
  for (const text of [secret, ...codes.flatMap((code) => [code, code.replaceAll('-', '')])])
    expect(rest).not.toContain(text)
})

test('LOGIN-7 a new password does not get past the second factor', async () => {
  const { api, email } = await actions.person()
  const { secret } = await actions.withTotp(api)
  const changed = await api.ownAccount.changePassword({
    current: await actions.seal(),
    password: await actions.seal('quite another heart'),
  })
  expect(changed).toMatchObject({ ok: true })
  const password = 'quite another heart'
  expect(await actions.login(email, { password })).toMatchObject(REQUIRED)
  const second = { totp: await actions.code(secret) }
  expect(await actions.login(email, { password, second })).toMatchObject({ ok: true })
})

test('an admin resets a lost second factor with a reason; it is audited and reported, and ends every session', async () => {
  const vet = await actions.person()
  await actions.withTotp(vet.api)
  const admin = await portal.as('internal_admin')
  const reset = admin.api.secondFactors.resetSecondFactor
  expect(await reset({ uid: vet.accountId, reason: '   ' })).toMatchObject({ code: -6026 })
  expect(await reset({ uid: 'account_nobody', reason: 'lost' })).toMatchObject({ code: -1007 })
  expect(await reset({ uid: admin.accountId, reason: 'mine' })).toMatchObject({ code: -102 })
  expect(
    await vet.api.secondFactors.resetSecondFactor({ uid: vet.accountId, reason: 'me' }),
  ).toMatchObject({ code: -102 })
  const reason = 'Lost telephone, called back on the hospital’s number'
  expect(await reset({ uid: vet.accountId, reason })).toMatchObject({ ok: true })
  expect(await vet.api.accounts.checkSid({})).toMatchObject({ data: { valid: 0 } })
  expect(await actions.login(vet.email, { password: PASSWORD })).toMatchObject({ ok: true })
  expect(await actions.subjectsTo(vet.email)).toContain(
    'Systole: your two-factor sign-in was reset',
  )
  const [row] = await portal.context.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'secondFactor.reset'))
  expect(row).toMatchObject({
    actorId: admin.accountId,
    object: `account:${vet.accountId}`,
    details: { reason, totp: true, passkeys: 0 },
  })
})

test.each([
  '{}',
  '{"totp":"123456","recovery":"x"}',
  '[]',
  '"123456"',
  '{"totp":5}',
  '{"passkey":{}}',
  'x',
])('ERR-4 a second factor of %j is -103', async (second_factor) => {
  const { email } = await actions.person()
  const payload = new URLSearchParams({
    email,
    password: await actions.seal(),
    platform: JSON.stringify(actions.platform),
    second_factor,
  }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await portal.app.inject({ method: 'POST', url: '/api/login', payload, headers })
  expect(reply.json()).toMatchObject({ code: -103 })
})
