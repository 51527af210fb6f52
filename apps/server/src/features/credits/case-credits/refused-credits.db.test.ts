import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { addCreditPlan, creditVet } from '../../../testing/credit-hospital.ts'
import { openCheckout, press, recordsOf } from '../../../testing/payable-case.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { settle } from '../../payments/settlement/settle.ts'
import { unbindPlan } from '../plans/credit-plan-store.ts'
import { type CreditSteps, portalWithCredits } from '../testing/credit-steps.ts'

let portal: TestApp
let steps: CreditSteps
portalWithCredits((made, office) => {
  portal = made
  steps = office
})

test('ERR-2 -4006 a hospital without a valid plan', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  await unbindPlan(portal.context.database, hospital.hospitalId)
  expect(await steps.deduct(caseId)).toMatchObject({ code: -4006 })
  const creditPlanId = newId('plan')
  const validUntil = new Date(portal.clock.now().getTime() - 1)
  await addCreditPlan(portal, hospital.hospitalId, { creditPlanId, validUntil })
  expect(await steps.deduct(caseId)).toMatchObject({ code: -4006 })
})

test('ERR-2 -4013 a hospital with two valid plans, until one is named', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  await addCreditPlan(portal, hospital.hospitalId, { creditPlanId: newId('plan') })
  expect(await steps.deduct(caseId)).toMatchObject({ code: -4013 })
  expect(await steps.deduct(caseId, { credit_plan_id: 'plan_test' })).toMatchObject({
    code: -103,
    data: { field: 'credit_plan_id' },
  })
  expect(await steps.deduct(caseId, { credit_plan_id: hospital.creditPlanId })).toMatchObject({
    ok: true,
  })
})

test('ERR-2 -4014 a hospital with one credit less than it takes', async () => {
  const hospital = await creditVet(portal, { credits: 1 })
  const { caseId } = await hospital.aCase('advance')
  expect(await steps.deduct(caseId)).toMatchObject({ code: -4014, data: { required: 2 } })
  expect((await recordsOf(portal, caseId)).consult.status).toBe('upload')
})

test('ERR-2 -4020 a distributor without quota; with some, its hospital’s case uses it', async () => {
  const without = await creditVet(portal, { funding: 'distributor' })
  const one = await without.aCase()
  expect(await steps.deduct(one.caseId)).toMatchObject({ code: -4020 })
  const hospital = await creditVet(portal, { funding: 'distributor', credits: 1 })
  const { caseId } = await hospital.aCase()
  expect(await steps.deduct(caseId)).toMatchObject({ ok: true })
  expect(await hospital.balance()).toBe(0)
  await steps.refund(caseId)
  expect(await hospital.balance()).toBe(1)
})

test('ERR-2 -4021 a case paid by card, and one of a plan that asks for no credits', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const payable = await hospital.aCase()
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  await settle({ ...portal.context, requestId: 'test' }, page.id)
  expect(await steps.deduct(payable.caseId)).toMatchObject({ code: -4021 })
  const vet = await portal.as('vet')
  const byCardOnly = await portal.build.consult(vet, { status: 'upload' })
  expect(await steps.deduct(byCardOnly)).toMatchObject({ code: -4021 })
  expect(await hospital.balance()).toBe(5)
})

test('ERR-2 -4022 a case whose credits were deducted', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  await steps.deduct(caseId)
  expect(await steps.deduct(caseId)).toMatchObject({ code: -4022 })
  expect(await hospital.balance()).toBe(4)
})

test('ERR-2 -4023 nothing was deducted, or all of it was refunded; -4016 less than is asked back', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  expect(await steps.refund(caseId)).toMatchObject({ code: -4023 })
  await steps.deduct(caseId)
  expect(await steps.refund(caseId, { credits: 2 })).toMatchObject({ code: -4016 })
  expect(await steps.refund(caseId)).toMatchObject({ ok: true })
  expect(await steps.refund(caseId)).toMatchObject({ code: -4023 })
})

test('ERR-2 -4015 and -4024 the ledger refuses a frozen account; nothing is changed', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const sent = await hospital.aCase()
  await steps.deduct(sent.caseId)
  const { caseId } = await hospital.aCase()
  const freeze = (at: string) =>
    portal.context.database.execute(
      sql`update ledger_accounts set frozen_at = ${at === '' ? null : at} where account_id = ${hospital.account.accountId}`,
    )
  await freeze('2026-11-20T00:00:00Z')
  expect(await steps.deduct(caseId)).toMatchObject({ code: -4015 })
  expect(await steps.refund(sent.caseId)).toMatchObject({ code: -4024 })
  await freeze('')
  expect((await recordsOf(portal, caseId)).consult.status).toBe('upload')
  expect(await hospital.balance()).toBe(4)
  expect(await steps.deduct(caseId)).toMatchObject({ ok: true })
})

test('ERR-2 -4019 an account that another change holds too long', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  await portal.context.database.transaction(async (tx) => {
    await tx.execute(
      sql`select 1 from ledger_accounts where account_id = ${hospital.account.accountId} for update`,
    )
    const reply = await steps.anAdmin().api.credits.deductCredits({ usid: caseId })
    expect(reply).toMatchObject({ code: -4019 })
  })
  expect(await steps.deduct(caseId)).toMatchObject({ ok: true })
}, 20_000)
