import { like, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { mails } from '../../../db/schema/notifications.ts'
import { creditVet } from '../../../testing/credit-hospital.ts'
import { expectLedgerProven } from '../../../testing/ledger.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { proveLedger } from '../../ledger/prove-ledger.ts'

let portal: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>

portalWithProducts(async (made) => {
  portal = made
  admin = await portal.as('internal_admin')
})
afterEach(() => expectLedgerProven(portal))

const note = 'Invoice 2026-118'

test('STAFF-6 an admin makes a plan, gives it to a hospital with credits, and the ledger records each step', async () => {
  const vet = await portal.as('vet')
  const { hospitalId } = vet
  const { creditOffice } = admin.api
  const plan = await creditOffice.saveCreditPlan({
    name: 'Clinic 20',
    basic_credits: 1,
    advance_credits: 2,
  })
  if (!plan.ok) throw new Error(plan.message)
  const { credit_plan_id } = plan.data
  const bound = { hospital_id: hospitalId, credit_plan_id }
  const change = { ...bound, note, credits: 20, direction: 'grant' as const }
  expect(await creditOffice.changeHospitalCredits(change)).toMatchObject({ code: -4006 })
  await creditOffice.bindCreditPlan({ ...bound, bound: true })
  expect(await creditOffice.changeHospitalCredits({ ...change, note: ' ' })).toMatchObject({
    code: -6026,
  })
  const granted = await creditOffice.changeHospitalCredits(change)
  expect(granted.ok && granted.data.plans.map(({ name, balance }) => [name, balance])).toEqual([
    ['Test plan', 0],
    ['Clinic 20', 20],
  ])
  const back = { ...change, direction: 'take_back' as const, credits: 5 }
  await creditOffice.changeHospitalCredits(back)
  expect(await creditOffice.changeHospitalCredits({ ...back, credits: 16 })).toMatchObject({
    code: -4014,
  })
  expect(await creditOffice.bindCreditPlan({ ...bound, bound: false })).toMatchObject({
    code: -103,
  })
  const seen = await creditOffice.queryCreditLedger({ hospital_id: hospitalId })
  expect(seen.ok && seen.data.lines).toMatchObject([
    { event: 'creditsTakenBack', credits: -5, balance: 15, plan: 'Clinic 20', note },
    { event: 'creditsGranted', credits: 20, balance: 20, by: 'Wing Chan' },
  ])
  const own = await vet.api.creditOffice.queryCreditLedger({})
  expect(own.ok && own.data.lines).toMatchObject([
    { credits: -5, balance: 15, by: '', note: '' },
    { credits: 20, balance: 20, by: '', note: '' },
  ])
})

test('a distributor has a quota, passes credits on from it, and never more than it has: -4020', async () => {
  const { creditOffice } = admin.api
  const hospital = await creditVet(portal)
  const added = await creditOffice.saveDistributor({ name: 'Pan-Asia Vet' })
  if (!added.ok) throw new Error(added.message)
  const { distributor_id } = added.data
  const quota = { distributor_id, note, credits: 10, direction: 'grant' as const }
  expect(await creditOffice.changeDistributorQuota(quota)).toMatchObject({ data: { quota: 10 } })
  const { hospitalId: hospital_id, creditPlanId: credit_plan_id } = hospital
  expect(await creditOffice.bindDistributor({ hospital_id, distributor_id })).toMatchObject({
    data: { distributor: { name: 'Pan-Asia Vet' } },
  })
  const pass = {
    hospital_id,
    credit_plan_id,
    note,
    credits: 8,
    direction: 'grant' as const,
    source: 'distributor' as const,
  }
  const passed = await creditOffice.changeHospitalCredits(pass)
  expect(passed).toMatchObject({ data: { plans: [{ balance: 8 }] } })
  expect(await creditOffice.changeHospitalCredits(pass)).toMatchObject({ code: -4020 })
  expect(
    await creditOffice.changeDistributorQuota({ ...quota, credits: 3, direction: 'take_back' }),
  ).toMatchObject({ code: -4020 })
  expect(await creditOffice.queryDistributors({})).toMatchObject({
    data: {
      distributors: expect.arrayContaining([expect.objectContaining({ quota: 2, hospitals: 1 })]),
    },
  })
  const lines = await creditOffice.queryCreditLedger({ distributor_id })
  expect(lines.ok && lines.data.lines.map(({ credits, balance }) => [credits, balance])).toEqual([
    [-8, 2],
    [10, 10],
  ])
  expect(await creditOffice.bindDistributor({ hospital_id })).toMatchObject({
    data: { distributor: null },
  })
})

test('hospitals are found by name or distributor, with what each plan holds by the ledger', async () => {
  const hospital = await creditVet(portal, { credits: 7 })
  await portal.context.database.execute(
    sql`update hospitals set name = 'Stanley Cat Clinic' where hospital_id = ${hospital.hospitalId}`,
  )
  for (const find of ['stanley cat', 'CLINIC stanley', 'cardia stanley']) {
    const reply = await admin.api.creditOffice.queryCreditHospitals({ find })
    expect(reply).toMatchObject({
      data: { total: 1, hospitals: [{ name: 'Stanley Cat Clinic', plans: [{ balance: 7 }] }] },
    })
  }
  expect(await admin.api.creditOffice.queryCreditHospitals({ find: 'nobody' })).toMatchObject({
    data: { total: 0, hospitals: [] },
  })
})

test('ROLE-2 a hospital reads its own credits only; sales reads, and changes nothing', async () => {
  const hospital = await creditVet(portal, { credits: 7, funding: 'distributor' })
  const { caseId } = await hospital.aCase()
  await admin.api.credits.deductCredits({ usid: caseId })
  const stranger = await portal.as('vet')
  const { hospitalId: hospital_id, distributorId: distributor_id } = hospital
  for (const owner of [{ hospital_id }, { distributor_id }])
    expect(await stranger.api.creditOffice.queryCreditLedger(owner)).toMatchObject({ code: -9001 })
  const own = await hospital.vet.api.creditOffice.queryCreditLedger({})
  expect(own).toMatchObject({
    data: { lines: [{ event: 'quotaDeducted', credits: -1, balance: null }] },
  })
  const sales = await portal.as('sales')
  expect(await sales.api.creditOffice.queryCreditLedger({ hospital_id })).toMatchObject({
    ok: true,
  })
  const calls = [
    sales.api.creditOffice.saveDistributor({ name: 'x' }),
    sales.api.creditOffice.bindDistributor({ hospital_id }),
    stranger.api.creditOffice.queryCreditHospitals({}),
  ]
  for (const call of calls) expect(await call).toMatchObject({ code: -102 })
})

test('lines are paged by their number, each listed once', async () => {
  const hospital = await creditVet(portal, { credits: 9 })
  const { hospitalId: hospital_id, creditPlanId: credit_plan_id } = hospital
  for (let n = 1; n <= 3; n += 1)
    await admin.api.creditOffice.changeHospitalCredits({
      hospital_id,
      credit_plan_id,
      note,
      credits: n,
      direction: 'take_back',
    })
  const balances: (number | null)[] = []
  let before: number | undefined
  for (let more = true; more; ) {
    const reply = await admin.api.creditOffice.queryCreditLedger({ hospital_id, limit: 2, before })
    if (!reply.ok) throw new Error(reply.message)
    balances.push(...reply.data.lines.map(({ balance }) => balance))
    before = reply.data.lines.at(-1)?.entry
    more = reply.data.more
  }
  expect(balances).toEqual([3, 6, 8, 9])
})

const alarms = () =>
  portal.context.database.select().from(mails).where(like(mails.subject, 'Ledger check failed%'))

test('the nightly ledger check stores its findings and mails support only if there are any', async () => {
  const { context } = portal
  await proveLedger(context)
  const { rows } = await context.database.execute<{ problems: unknown[] }>(
    sql`select problems from ledger_proofs order by proof_id desc limit 1`,
  )
  expect(rows).toEqual([{ problems: [] }])
  expect(await alarms()).toEqual([])
})

test('a balance that contradicts its entries freezes its account and is reported to support', async () => {
  const { context } = portal
  const hospital = await creditVet(portal, { credits: 7 })
  const own = sql`account_id = ${hospital.account.accountId}`
  const spoil = (to: number) =>
    context.database.transaction(async (tx) => {
      await tx.execute(sql`alter table ledger_entries disable trigger ledger_entries_append_only`)
      await tx.execute(sql`update ledger_entries set balance_after = ${to} where ${own}`)
      await tx.execute(sql`alter table ledger_entries enable trigger ledger_entries_append_only`)
    })
  await spoil(9)
  await proveLedger(context)
  const { caseId } = await hospital.aCase()
  expect(await admin.api.credits.deductCredits({ usid: caseId })).toMatchObject({ code: -4015 })
  const [mail] = await alarms()
  expect(mail?.plain).toContain(hospital.account.accountId)
  await spoil(7)
  await context.database.execute(sql`update ledger_accounts set frozen_at = null where ${own}`)
  expect(await admin.api.credits.deductCredits({ usid: caseId })).toMatchObject({ ok: true })
})
