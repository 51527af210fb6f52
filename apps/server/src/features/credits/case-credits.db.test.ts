import { randomUUID } from 'node:crypto'
import { HOUR } from '@systole/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { auditLog, cases } from '../../db/schema/cases.ts'
import { hospitals } from '../../db/schema/hospitals.ts'
import { addCreditPlan, creditVet } from '../../testing/credit-hospital.ts'
import { expectLedgerProven } from '../../testing/ledger.ts'
import { openCheckout, press, recordsOf } from '../../testing/payable-case.ts'
import { portalWithProducts } from '../../testing/portal-with-products.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { endOutdatedCheckout } from '../payments/end-outdated-checkout.ts'
import { settle } from '../payments/settle.ts'
import { unbindPlan } from './credit-plan-store.ts'

const BUSY = -1
let portal: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let office: (typeof admin)[] = []
let asked = 0
/** One after the other, so that nobody asks more often than a person may. */
const anAdmin = () => {
  asked += 1
  return office[asked % office.length] ?? admin
}

portalWithProducts(async (made) => {
  portal = made
  admin = await portal.as('internal_admin')
  office = await Promise.all([1, 2, 3, 4].map(() => portal.as('internal_admin')))
})
afterEach(() => expectLedgerProven(portal))

/** As a client does: a portal that is busy is asked again. */
const deduct = async (usid: string, more: { note?: string; credit_plan_id?: string } = {}) => {
  for (;;) {
    const reply = await anAdmin().api.credits.deductCredits({ usid, ...more })
    if (reply.ok || reply.code !== BUSY) return reply
  }
}
const refund = (usid: string, more: { note?: string; credits?: number } = {}) =>
  anAdmin().api.credits.refundCredits({ usid, note: 'Sent twice', ...more })

test('CALL-31 a deduction pays for the case: it is sent, with its deadline, log and audit', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase('advance')
  const listed = await admin.api.cases.queryAllSessions({ params: { usid: caseId } })
  expect(listed.ok && listed.data.sessions).toMatchObject([{ required_credit: 2 }])
  expect(await deduct(caseId, { note: 'By telephone' })).toMatchObject({
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
  await deduct(caseId)
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
  await deduct(caseId)
  expect(await refund(caseId)).toMatchObject({
    data: { status: 'submit', mode: 'deduct', required_credit: 2, deducted: 0 },
  })
  expect(await hospital.balance()).toBe(2)
  expect(await deduct(caseId)).toMatchObject({ data: { deducted: 2 } })
  expect(await refund(caseId, { credits: 1 })).toMatchObject({
    data: { deducted: 1, mode: 'refund' },
  })
  expect(await hospital.balance()).toBe(1)
  const reply = await admin.api.credits.querySessionCredits({ usid: caseId })
  if (!reply.ok) throw new Error(reply.message)
  expect(reply.data.credit_transactions.map(({ kind, credits }) => `${kind} ${credits}`)).toEqual([
    'deduct 2',
    'refund 2',
    'deduct 2',
    'refund 1',
  ])
})

test('ERR-2 -4006 a hospital without a valid plan', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  await unbindPlan(portal.context.database, hospital.hospitalId)
  expect(await deduct(caseId)).toMatchObject({ code: -4006 })
  const creditPlanId = newId('plan')
  const validUntil = new Date(portal.clock.now().getTime() - 1)
  await addCreditPlan(portal, hospital.hospitalId, { creditPlanId, validUntil })
  expect(await deduct(caseId)).toMatchObject({ code: -4006 })
})

test('ERR-2 -4013 a hospital with two valid plans, until one is named', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  await addCreditPlan(portal, hospital.hospitalId, { creditPlanId: newId('plan') })
  expect(await deduct(caseId)).toMatchObject({ code: -4013 })
  expect(await deduct(caseId, { credit_plan_id: 'plan_test' })).toMatchObject({
    code: -103,
    data: { field: 'credit_plan_id' },
  })
  expect(await deduct(caseId, { credit_plan_id: hospital.creditPlanId })).toMatchObject({
    ok: true,
  })
})

test('ERR-2 -4014 a hospital with one credit less than it takes', async () => {
  const hospital = await creditVet(portal, { credits: 1 })
  const { caseId } = await hospital.aCase('advance')
  expect(await deduct(caseId)).toMatchObject({ code: -4014, data: { required: 2 } })
  expect((await recordsOf(portal, caseId)).consult.status).toBe('upload')
})

test('ERR-2 -4020 a distributor without quota; with some, its hospital’s case uses it', async () => {
  const without = await creditVet(portal, { funding: 'distributor' })
  const one = await without.aCase()
  expect(await deduct(one.caseId)).toMatchObject({ code: -4020 })
  const hospital = await creditVet(portal, { funding: 'distributor', credits: 1 })
  const { caseId } = await hospital.aCase()
  expect(await deduct(caseId)).toMatchObject({ ok: true })
  expect(await hospital.balance()).toBe(0)
  await refund(caseId)
  expect(await hospital.balance()).toBe(1)
})

test('ERR-2 -4021 a case paid by card, and one of a plan that asks for no credits', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const payable = await hospital.aCase()
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  await settle({ ...portal.context, requestId: 'test' }, page.id)
  expect(await deduct(payable.caseId)).toMatchObject({ code: -4021 })
  const vet = await portal.as('vet')
  const byCardOnly = await portal.build.consult(vet, { status: 'upload' })
  expect(await deduct(byCardOnly)).toMatchObject({ code: -4021 })
  expect(await hospital.balance()).toBe(5)
})

test('ERR-2 -4022 a case whose credits were deducted', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  await deduct(caseId)
  expect(await deduct(caseId)).toMatchObject({ code: -4022 })
  expect(await hospital.balance()).toBe(4)
})

test('ERR-2 -4023 nothing was deducted, or all of it was refunded; -4016 less than is asked back', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  expect(await refund(caseId)).toMatchObject({ code: -4023 })
  await deduct(caseId)
  expect(await refund(caseId, { credits: 2 })).toMatchObject({ code: -4016 })
  expect(await refund(caseId)).toMatchObject({ ok: true })
  expect(await refund(caseId)).toMatchObject({ code: -4023 })
})

test('ERR-2 -4015 and -4024 the ledger refuses a frozen account; nothing is changed', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const sent = await hospital.aCase()
  await deduct(sent.caseId)
  const { caseId } = await hospital.aCase()
  const freeze = (at: string) =>
    portal.context.database.execute(
      sql`update ledger_accounts set frozen_at = ${at === '' ? null : at} where account_id = ${hospital.account.accountId}`,
    )
  await freeze('2026-11-20T00:00:00Z')
  expect(await deduct(caseId)).toMatchObject({ code: -4015 })
  expect(await refund(sent.caseId)).toMatchObject({ code: -4024 })
  await freeze('')
  expect((await recordsOf(portal, caseId)).consult.status).toBe('upload')
  expect(await hospital.balance()).toBe(4)
  expect(await deduct(caseId)).toMatchObject({ ok: true })
})

test('ERR-2 -4019 an account that another change holds too long', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  await portal.context.database.transaction(async (tx) => {
    await tx.execute(
      sql`select 1 from ledger_accounts where account_id = ${hospital.account.accountId} for update`,
    )
    expect(await deduct(caseId)).toMatchObject({ code: -4019 })
  })
  expect(await deduct(caseId)).toMatchObject({ ok: true })
}, 20_000)

test('a refund says why; a case that lacks more than the payment is not sent', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  await portal.context.database.execute(
    sql`update files set deleted_at = now() where case_id = ${caseId}`,
  )
  expect(await deduct(caseId)).toMatchObject({
    code: -7004,
    data: { missing: [expect.any(String)] },
  })
  expect(await refund(caseId, { note: '  ' })).toMatchObject({ code: -6026 })
  expect(await hospital.balance()).toBe(5)
})

test('a payment page of a case that credits have paid is closed; one paid meanwhile is set aside', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const open = await hospital.aCase()
  await openCheckout(open)
  await deduct(open.caseId)
  await endOutdatedCheckout(
    { ...portal.context, db: portal.context.database, requestId: 'test' },
    open,
  )
  expect((await recordsOf(portal, open.caseId)).checkouts[0]?.state).toBe('expired')
  const raced = await hospital.aCase()
  const page = await openCheckout(raced)
  await deduct(raced.caseId)
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
  expect(await deduct(payable.caseId)).toMatchObject({ code: -6024 })
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
        sid: admin.sid,
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

test('CALL-31 200 deductions of one case at once: one is taken, 199 are told -4022', async () => {
  const hospital = await creditVet(portal, { credits: 300 })
  const { caseId } = await hospital.aCase()
  const replies = await Promise.all(Array.from({ length: 200 }, () => deduct(caseId)))
  expect(countsOf(replies)).toEqual({ 0: 1, '-4022': 199 })
  expect(await hospital.balance()).toBe(299)
}, 60_000)

test('CALL-31 200 cases at once share 130 credits: never below zero, no entry lost', async () => {
  const hospital = await creditVet(portal, { credits: 130 })
  const ids = await portal.context.database.transaction(async () => {
    const many: string[] = []
    for (let n = 0; n < 200; n += 1)
      many.push(await portal.build.consult(hospital.vet, { status: 'submit', petId: await aPet() }))
    return many
  })
  const replies = await Promise.all(ids.map((usid) => deduct(usid)))
  expect(countsOf(replies)).toEqual({ 0: 130, '-4014': 70 })
  expect(await hospital.balance()).toBe(0)
  const paid = ids.filter((_, index) => replies[index]?.ok)
  const back = await Promise.all(paid.flatMap((usid) => [refund(usid), refund(usid), deduct(usid)]))
  const taken = back.filter((reply, index) => reply.ok && index % 3 === 2).length
  const given = back.filter((reply, index) => reply.ok && index % 3 !== 2).length
  expect(await hospital.balance()).toBe(given - taken)
  async function aPet() {
    pet ??= portal.build.pet(hospital.hospitalId)
    return pet
  }
}, 120_000)
let pet: Promise<string> | undefined

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
  expect(await admin.api.credits.querySessionCredits({ id: 'EC-1' })).toMatchObject({ code: -6002 })
  expect(await admin.api.credits.querySessionCredits({})).toMatchObject({ code: -6002 })
})

function countsOf(replies: { ok: boolean; code?: number }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reply of replies) {
    const code = String(reply.ok ? 0 : reply.code)
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}
