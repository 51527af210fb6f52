import { SECOND } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '../../../db/schema/cases.ts'
import { softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { accountSteps } from '../../accounts/testing/account-steps.ts'
import { signingSteps } from '../testing/signing-steps.ts'
import { releaseSigned } from './release-signed.job.ts'

let portal: TestApp
let steps: ReturnType<typeof signingSteps>
beforeAll(async () => {
  portal = await testApp()
  steps = signingSteps(portal)
})
beforeEach(() => {
  portal.context.settings.RELEASE_UNDO_SECONDS = 10
})
afterAll(() => portal.close())

test('STAFF-4 a repeated signature answers the first, without a further proof', async () => {
  const { reader, usid, revision } = await steps.aSignedCase()
  const { reports: calls } = reader.api
  const again = { usid, type: 'session_release_report', data: { version: 1 } } as const
  expect(await calls.addReviewData(again)).toMatchObject({ ok: true, data: { revision } })
  portal.clock.advance(10 * SECOND)
  await releaseSigned(steps.serverTexts(), { caseId: usid, revision })
  expect(await calls.addReviewData(again)).toMatchObject({ ok: true, data: { revision } })
})

test.each([
  ['no proof', undefined, -103],
  ['a key that is none', { password: 'x'.repeat(40) }, -103],
  ['a code without an app', { totp: '123456' }, -1005],
])('STAFF-4 with %s nothing is signed, and the draft stays', async (_what, proof, code) => {
  const { reader, usid } = await steps.aWrittenCase()
  const refused = await reader.api.reports.addReviewData({
    usid,
    type: 'session_release_report',
    data: { version: 1 },
    ...(proof && { proof }),
  })
  expect(refused).toMatchObject({ code })
  expect(
    await reader.api.reports.queryReviewData({ usid, type: 'session_review_report' }),
  ).toMatchObject({ data: { draft_version: 1, draft: { quality: 'acceptable' } } })
})

test('STAFF-4 a wrong password is refused, is written down, and ten are enough', async () => {
  const { reader, usid } = await steps.aWrittenCase()
  const { seal } = accountSteps(portal)
  portal.clock.toNextQuarter()
  const wrong = async () =>
    steps.sign(reader, usid, { version: 1 }, { password: await seal('not this one') })
  for (let tries = 0; tries < 10; tries += 1) expect(await wrong()).toMatchObject({ code: -1005 })
  expect(await steps.sign(reader, usid, { version: 1 })).toMatchObject({ code: -429 })
  const refusals = await portal.context.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `account:${reader.accountId}`))
  expect(refusals.filter(({ action }) => action === 'account.proofRefused')).toHaveLength(10)
})

test('STAFF-4 a code of the authenticator app signs once, and the audit says by what it was signed', async () => {
  const { reader, usid } = await steps.aWrittenCase()
  const { withTotp, code } = accountSteps(portal)
  const { secret } = await withTotp(reader.api)
  const totp = await code(secret)
  expect(await steps.sign(reader, usid, { version: 1 }, { totp })).toMatchObject({ ok: true })
  const audits = await portal.context.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `case:${usid}`))
  expect(audits).toMatchObject([{ action: 'report.signed', details: { shownBy: 'totp' } }])
})

test('STAFF-4 a passkey signs once, for its own account alone, and the audit says so', async () => {
  const { reader, usid } = await steps.aWrittenCase()
  const other = await steps.aWrittenCase()
  const authenticator = softwareAuthenticator({
    origin: 'http://portal.test',
    rpID: 'portal.test',
  })
  const begun = await reader.api.passkeys.startPasskey({ proof: portal.proof() })
  if (!begun.ok) throw new Error(begun.message)
  const credential = authenticator.make(begun.data.options)
  await reader.api.passkeys.addPasskey({ name: 'Desk', credential })
  const asked = await reader.api.secondFactors.proofOptions({})
  if (!asked.ok || !asked.data.passkey) throw new Error('no passkey is asked for')
  const passkey = authenticator.answer(asked.data.passkey, { userHandle: reader.accountId })
  expect(await steps.sign(other.reader, other.usid, { version: 1 }, { passkey })).toMatchObject({
    ok: false,
  })
  const again = await reader.api.secondFactors.proofOptions({})
  if (!again.ok || !again.data.passkey) throw new Error('no passkey is asked for')
  const right = authenticator.answer(again.data.passkey, { userHandle: reader.accountId })
  expect(await steps.sign(reader, usid, { version: 1 }, { passkey: right })).toMatchObject({
    ok: true,
  })
  const audits = await portal.context.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `case:${usid}`))
  expect(audits).toMatchObject([{ action: 'report.signed', details: { shownBy: 'passkey' } }])
})

test('an unfinished report asks for no proof', async () => {
  const { reader, usid } = await steps.aWrittenCase()
  await steps.save(reader, usid, 1, { answers: [], recommendations: [], notes: '', quality: null })
  const { api } = reader
  expect(
    await api.reports.addReviewData({
      usid,
      type: 'session_release_report',
      data: { version: 2 },
    }),
  ).toMatchObject({ code: -103, data: { blockers: [{}, {}] } })
})
