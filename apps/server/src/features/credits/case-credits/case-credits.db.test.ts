import { randomUUID } from 'node:crypto'
import { HOUR } from '@systole/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, cases } from '../../../db/schema/cases.ts'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { creditVet } from '../../../testing/credit-hospital.ts'
import { openCheckout, press, recordsOf } from '../../../testing/payable-case.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { endOutdatedCheckout } from '../../payments/checkouts/end-outdated-checkout.ts'
import { settle } from '../../payments/settlement/settle.ts'
import { type CreditSteps, portalWithCredits } from '../testing/credit-steps.ts'

let portal: TestApp
let steps: CreditSteps
portalWithCredits((made, office) => {
  portal = made
  steps = office
})

test('CALL-31 a deduction pays for the case: it is sent, with its deadline, log and audit', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase('advance')
  const listed = await steps.admin.api.cases.queryAllSessions({ params: { usid: caseId } })
  expect(listed.ok && listed.data.sessions).toMatchObject([{ required_credit: 2 }])
  expect(await steps.deduct(caseId, { note: 'By telephone' })).toMatchObject({
    data: {
      status: 'submit',
      mode: 'refund',
      required_credit: 0,
      deducted: 2,
      plans: [{ credit_plan_id: hospital.creditPlanId, balance: 3 }],
      credit_transactions: [{ kind: 'deduct', credits: 2, note: 'By telephone' }],
    },
  })
  const { consult } = await recordsOf(portal, caseId)
  if (!consult.submittedAt || !consult.dueAt) throw new Error('not sent')
  expect(consult.dueAt.getTime() - consult.submittedAt.getTime()).toBe(24 * HOUR)
  const seen = await hospital.vet.api.cases.querySessionInfo({ usid: caseId })
  expect(seen).toMatchObject({
    data: { session: { status: 'submit', payment: 'paid', required_credit: 0 } },
  })
  const log = await hospital.vet.api.cases.queryEventLog({ usid: caseId })
  expect(log.ok && log.data.events.map(({ action }) => action)).toContain('credits.deducted')
  const audits = await portal.context.database
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.object, `case:${caseId}`))
  expect(audits).toMatchObject([{ details: { credits: 2, before: 5, after: 3 } }])
})

test('a case paid with credits is mailed to who opened it and to the hospital, in its language, with what is left', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase('advance')
  await portal.context.database
    .update(hospitals)
    .set({ pushLanguage: 'zh_hk', email: 'office@harbour.test' })
    .where(eq(hospitals.hospitalId, hospital.vet.hospitalId))
  await steps.deduct(caseId)
  const { mails, consult } = await recordsOf(portal, caseId)
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    [hospital.vet.email, 'office@harbour.test'].sort(),
  )
  for (const { subject, plain, language } of mails) {
    expect({ subject, language }).toEqual({
      subject: `已以信用額支付：Mochi，EC-${consult.caseNumber}`,
      language: 'zh-Hant-HK',
    })
    expect(plain).toContain('信用額: 2')
    expect(plain).toContain('餘下信用額: 3')
    expect(plain).toContain('http://portal.test/billing')
    expect(plain).toMatch(/報告將於 .+ 前以電郵送達/)
  }
})

test('CALL-32 a refund gives the credits back; the case stays where it is and takes them again', async () => {
  const hospital = await creditVet(portal, { credits: 2 })
  const { caseId } = await hospital.aCase('advance')
  await steps.deduct(caseId)
  expect(await steps.refund(caseId)).toMatchObject({
    data: { status: 'submit', mode: 'deduct', required_credit: 2, deducted: 0 },
  })
  expect(await hospital.balance()).toBe(2)
  expect(await steps.deduct(caseId)).toMatchObject({ data: { deducted: 2 } })
  expect(await steps.refund(caseId, { credits: 1 })).toMatchObject({
    data: { deducted: 1, mode: 'refund' },
  })
  expect(await hospital.balance()).toBe(1)
  const reply = await steps.admin.api.credits.querySessionCredits({ usid: caseId })
  if (!reply.ok) throw new Error(reply.message)
  expect(reply.data.credit_transactions.map(({ kind, credits }) => `${kind} ${credits}`)).toEqual([
    'deduct 2',
    'refund 2',
    'deduct 2',
    'refund 1',
  ])
})

test('a refund says why; a case that lacks more than the payment is not sent', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  await portal.context.database.execute(
    sql`update files set deleted_at = now() where case_id = ${caseId}`,
  )
  expect(await steps.deduct(caseId)).toMatchObject({
    code: -7004,
    data: { missing: [expect.any(String)] },
  })
  expect(await steps.refund(caseId, { note: '  ' })).toMatchObject({ code: -6026 })
  expect(await hospital.balance()).toBe(5)
})

test('a payment page of a case that credits have paid is closed; one paid meanwhile is set aside', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const open = await hospital.aCase()
  await openCheckout(open)
  await steps.deduct(open.caseId)
  await endOutdatedCheckout(
    { ...portal.context, db: portal.context.database, requestId: 'test' },
    open,
  )
  expect((await recordsOf(portal, open.caseId)).checkouts[0]?.state).toBe('expired')
  const raced = await hospital.aCase()
  const page = await openCheckout(raced)
  await steps.deduct(raced.caseId)
  await press(portal, page.url, 'pay')
  const { state } = await settle({ ...portal.context, requestId: 'test' }, page.id)
  expect(state).toBe('paid_duplicate')
})

test('while a bank confirms a card payment no credits are deducted', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const payable = await hospital.aCase()
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay_later')
  await settle({ ...portal.context, requestId: 'test' }, page.id)
  expect(await steps.deduct(payable.caseId)).toMatchObject({ code: -6024 })
})

test('a request repeated after the reply was lost is answered alike and deducts once', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  const ask = () =>
    portal.app.inject({
      method: 'POST',
      url: '/api/deduct_cardiobirdx_session_credits',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        sid: steps.admin.sid,
        usid: caseId,
        idempotency_key: key,
      }).toString(),
    })
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 5 }, ask))
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect(replies[0]?.json()).toMatchObject({ code: 0, data: { deducted: 1 } })
  expect(await hospital.balance()).toBe(4)
})

test('ROLE-3 the patcher and sales see a case’s credits and move none; other hospitals and readers see nothing', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  const [row] = await portal.context.database
    .select({ number: cases.caseNumber })
    .from(cases)
    .where(eq(cases.caseId, caseId))
  const id = `EC-${row?.number}`
  for (const role of ['patcher', 'sales'] as const) {
    const { api } = await portal.as(role)
    expect(await api.credits.querySessionCredits({ id })).toMatchObject({
      data: { usid: caseId, id, mode: 'deduct', required_credit: 1 },
    })
    expect(await api.credits.deductCredits({ usid: caseId })).toMatchObject({ code: -102 })
    expect(await api.credits.refundCredits({ usid: caseId })).toMatchObject({ code: -102 })
  }
  for (const role of ['vet', 'cardiologist', 'reviewer'] as const) {
    const { api } = await portal.as(role)
    expect(await api.credits.querySessionCredits({ usid: caseId })).toMatchObject({ code: -102 })
  }
  expect(await steps.admin.api.credits.querySessionCredits({ id: 'EC-1' })).toMatchObject({
    code: -6002,
  })
  expect(await steps.admin.api.credits.querySessionCredits({})).toMatchObject({ code: -6002 })
})
