import type { CreditPlan } from '@systole/contract/money/credits'
import type { Sent } from '@systole/contract/wire/endpoint'
import { HOUR } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'
import { afterEach, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { addCreditPlan, creditVet } from '../../../testing/credit-hospital.ts'
import { expectLedgerProven } from '../../../testing/ledger.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const BUSY = -1
let portal: TestApp
let office: Awaited<ReturnType<TestApp['as']>>[]

portalWithProducts(async (made) => {
  portal = made
  office = await Promise.all(Array.from({ length: 4 }, () => portal.as('internal_admin')))
})
afterEach(() => expectLedgerProven(portal))

function api(place = 0) {
  const admin = office[place % office.length]
  if (!admin) throw new Error('nobody is in the office')
  return admin.api
}

async function aPlan(name: string): Promise<Sent<CreditPlan>> {
  const reply = await api().creditOffice.saveCreditPlan({
    name,
    basic_credits: 1,
    advance_credits: 2,
  })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

/** Changes a plan like a client, which retries when the portal is busy. */
async function change(
  plan: Sent<CreditPlan>,
  changes: { name?: string; valid_until?: Date },
  place = 0,
) {
  const { credit_plan_id, name, valid_until, basic_credits, advance_credits } = plan
  const seen = { name, valid_until: fromStamp(valid_until) ?? null, basic_credits, advance_credits }
  for (;;) {
    const reply = await api(place).creditOffice.saveCreditPlan({
      credit_plan_id,
      name,
      basic_credits,
      advance_credits,
      seen,
      ...changes,
    })
    if (reply.ok || reply.code !== BUSY) return reply
  }
}

async function listed(creditPlanId: string, all = true) {
  const reply = await api().credits.queryCreditPlans({ all })
  return reply.ok
    ? reply.data.plans.find(({ credit_plan_id }) => credit_plan_id === creditPlanId)
    : undefined
}

test('of many who change one plan at the same time, one is accepted; the others get -6025', async () => {
  const plan = await aPlan('Twelve')
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, place) => change(plan, { name: `Twelve ${place}` }, place)),
  )
  const heard = replies.filter((reply) => reply.ok)
  expect(heard).toHaveLength(1)
  expect(new Set(replies.flatMap((reply) => (reply.ok ? [] : [reply.code])))).toEqual(
    new Set([-6025]),
  )
  expect((await listed(plan.credit_plan_id))?.name).toBe(heard[0]?.ok && heard[0].data.name)
})

test('who has read the newest terms changes them; who says nothing of what was read does not', async () => {
  const plan = await aPlan('Read before')
  const changed = await change(plan, { name: 'Read after' })
  expect(await change(plan, { name: 'Lost' })).toMatchObject({ code: -6025 })
  if (!changed.ok) throw new Error(changed.message)
  expect(await change(changed.data, { name: 'Read again' })).toMatchObject({ ok: true })
  const { credit_plan_id, basic_credits, advance_credits } = plan
  expect(
    await api().creditOffice.saveCreditPlan({
      credit_plan_id,
      basic_credits,
      advance_credits,
      name: 'Blind',
    }),
  ).toMatchObject({ code: -103, data: { field: 'seen' } })
  expect(
    await change({ ...plan, credit_plan_id: newId('plan') }, { name: 'Nobody’s' }),
  ).toMatchObject({ code: -103, data: { field: 'credit_plan_id' } })
})

test('a plan that has ended is listed with who has it, and is not given out', async () => {
  const hospital = await creditVet(portal)
  const plan = await aPlan('Ends')
  const binding = { hospital_id: hospital.hospitalId, credit_plan_id: plan.credit_plan_id }
  await api().creditOffice.bindCreditPlan({ ...binding, bound: true })
  const past = new Date(portal.clock.now().getTime() - HOUR)
  expect(await change(plan, { valid_until: past })).toMatchObject({ ok: true })
  expect(await listed(plan.credit_plan_id)).toMatchObject({ is_valid: false, hospitals: 1 })
  expect(await listed(plan.credit_plan_id, false)).toBeUndefined()
  const other = await creditVet(portal)
  expect(
    await api().creditOffice.bindCreditPlan({
      ...binding,
      hospital_id: other.hospitalId,
      bound: true,
    }),
  ).toMatchObject({ code: -103 })
})

test('a distributor that somebody else changed meanwhile is not overwritten: -6025', async () => {
  const { hospitalId: hospital_id, distributorId: seen } = await creditVet(portal)
  const added = await api().creditOffice.saveDistributor({ name: 'North Vet Supplies' })
  if (!added.ok) throw new Error(added.message)
  const { distributor_id } = added.data
  const bind = api().creditOffice.bindDistributor
  expect(await bind({ hospital_id, distributor_id, seen })).toMatchObject({ ok: true })
  expect(await bind({ hospital_id, seen })).toMatchObject({ code: -6025 })
  expect(await bind({ hospital_id, seen: distributor_id })).toMatchObject({
    data: { distributor: null },
  })
  expect(await bind({ hospital_id, distributor_id, seen: '' })).toMatchObject({ ok: true })
})

test('ERR-2 -4013 of several plans the office sees what each takes and holds, and names one', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const creditPlanId = newId('plan')
  await addCreditPlan(portal, hospital.hospitalId, { creditPlanId })
  const { caseId } = await hospital.aCase('advance')
  const asked = await api().credits.querySessionCredits({ usid: caseId })
  expect(asked.ok && asked.data.plans).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        credit_plan_id: hospital.creditPlanId,
        required_credit: 2,
        balance: 5,
      }),
      expect.objectContaining({ credit_plan_id: creditPlanId, required_credit: 2, balance: 0 }),
    ]),
  )
  expect(await api().credits.deductCredits({ usid: caseId })).toMatchObject({ code: -4013 })
  expect(
    await api().credits.deductCredits({ usid: caseId, credit_plan_id: hospital.creditPlanId }),
  ).toMatchObject({ data: { deducted: 2 } })
})

test('ROLE-3 in lists only an admin sees what was deducted for a case, also without a plan', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase('advance')
  await api().credits.deductCredits({ usid: caseId })
  await api().creditOffice.bindCreditPlan({
    hospital_id: hospital.hospitalId,
    credit_plan_id: hospital.creditPlanId,
    bound: false,
  })
  const of = async (reader: Pick<(typeof office)[number], 'api'>) => {
    const reply = await reader.api.cases.queryAllSessions({ params: { usid: caseId } })
    return reply.ok ? reply.data.sessions[0] : undefined
  }
  expect(await of({ api: api() })).toMatchObject({ required_credit: 0, deducted_credit: 2 })
  expect((await of(hospital.vet))?.deducted_credit).toBeUndefined()
  expect((await of(await portal.as('cardiologist')))?.deducted_credit).toBeUndefined()
})
