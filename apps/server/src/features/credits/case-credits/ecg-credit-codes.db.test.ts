import { CREDIT, ledgerAccount } from '@systole/domain/ledger/posting'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import {
  creditPlans,
  distributors,
  hospitalPlans,
  hospitals,
} from '../../../db/schema/hospitals.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgDesk, FILE } from '../../cases/ecg/testing/ecg-desk.ts'
import { findLedgerProblems } from '../../ledger/ledger-proof-store.ts'
import { balancesOf, postToLedger } from '../../ledger/ledger-store.ts'

const CREDITS = { book: 'credits', currency: CREDIT } as const
type Desk = Awaited<ReturnType<typeof ecgDesk>>

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const db = () => portal.context.database

/** An office with its plan's account, and a reading of the ledger that is proven each time. */
async function office({ quota = false, service = 'ecg1l' as 'ecg1l' | 'ecg6l' } = {}) {
  const desk = await ecgDesk(portal, service)
  const { hospitalId } = desk.vet
  const { creditPlanId } = desk
  const distributorId = newId('distributor')
  if (quota) {
    await db().insert(distributors).values({ distributorId, name: 'Cardia Supplies' })
    await db().update(hospitals).set({ distributorId }).where(eq(hospitals.hospitalId, hospitalId))
    await setPlan(desk, { funding: 'distributor' })
  }
  const { accountId } = quota
    ? ledgerAccount('distributor_quota', CREDITS, { distributorId })
    : ledgerAccount('hospital_credits', CREDITS, { hospitalId, creditPlanId })
  return {
    ...desk,
    accountId,
    owners: { hospitalId, creditPlanId, distributorId },
    submit: (usid: string) => desk.step(desk.vet, usid, 'wait_for_preparation'),
    deduct: (usid: string) => desk.admin.api.credits.deductCredits({ usid, note: 'By telephone' }),
    refund: (usid: string, credits?: number) =>
      desk.admin.api.credits.refundCredits({ usid, note: 'Agreed', ...(credits && { credits }) }),
    /** Returns the status, the changes of the case's credits and the balance, after proving the whole ledger. */
    async facts(usid: string) {
      expect(await findLedgerProblems(db())).toEqual([])
      const { rows } = await db().execute<{ amount: string }>(
        sql`select e.amount::text as amount from ledger_postings p join ledger_entries e using (posting_id)
          where p.case_id = ${usid} and e.account_id = ${accountId} order by e.position`,
      )
      const { rows: sums } = await db().execute<{ sum: number }>(
        sql`select coalesce(sum(amount), 0)::int as sum from ledger_entries where account_id = ${accountId}`,
      )
      const balance = (await balancesOf(db(), [{ accountId }])).get(accountId) ?? 0
      expect(sums[0]?.sum).toBe(balance)
      const { status } = await desk.rowOf(usid)
      return { status, changes: rows.map(({ amount }) => Number(amount)), balance }
    },
    freeze: (isFrozen: boolean) =>
      db().execute(
        sql`update ledger_accounts set frozen_at = ${isFrozen ? '2026-11-20T00:00:00Z' : null} where account_id = ${accountId}`,
      ),
  }
}

function setPlan(
  { creditPlanId }: Pick<Desk, 'creditPlanId'>,
  plan: Partial<typeof creditPlans.$inferInsert>,
) {
  return db().update(creditPlans).set(plan).where(eq(creditPlans.creditPlanId, creditPlanId))
}

const UNTOUCHED = { status: 'upload', changes: [] }

test('SERV -4006 no valid plan opens no ECG case, and submits none that is open', async () => {
  const { vet, submit, facts, ...desk } = await office()
  const usid = await desk.recorded()
  await desk.grant(3)
  await setPlan(desk, { validUntil: new Date(portal.clock.now().getTime() - 1) })
  const pid = await portal.build.pet(vet.hospitalId)
  const open = { type: 'etest', subtype: 'ecg1l', pid } as const
  expect(await vet.api.cases.createSession(open)).toMatchObject({ code: -4006 })
  expect(await submit(usid)).toMatchObject({ code: -4006 })
  expect(await desk.deduct(usid)).toMatchObject({ code: -4006 })
  expect(await facts(usid)).toEqual({ ...UNTOUCHED, balance: 3 })
})

test('SERV -4013 an ECG case of a hospital with two plans waits until the office names one', async () => {
  const { vet, submit, facts, ...desk } = await office()
  const usid = await desk.recorded()
  await desk.grant(3)
  const creditPlanId = newId('plan')
  await db()
    .insert(creditPlans)
    .values({ creditPlanId, name: 'Two', serviceCredits: { ecg1l: 1 } })
  await db().insert(hospitalPlans).values({ hospitalId: vet.hospitalId, creditPlanId })
  expect(await submit(usid)).toMatchObject({ code: -4013 })
  expect(await desk.deduct(usid)).toMatchObject({ code: -4013 })
  expect(await facts(usid)).toEqual({ ...UNTOUCHED, balance: 3 })
  const named = { usid, credit_plan_id: desk.creditPlanId, note: 'The first plan' }
  expect(await desk.admin.api.credits.deductCredits(named)).toMatchObject({ ok: true })
  expect(await facts(usid)).toEqual({ status: 'wait_for_preparation', changes: [-3], balance: 0 })
})

test('SERV -4014 with one credit less than the service takes, the case stays and says what is required', async () => {
  const { submit, facts, ...desk } = await office()
  const usid = await desk.recorded()
  await desk.grant(2)
  expect(await submit(usid)).toMatchObject({ code: -4014, data: { required: 3 } })
  expect(await facts(usid)).toEqual({ ...UNTOUCHED, balance: 2 })
  await desk.grant(1)
  expect(await submit(usid)).toMatchObject({ ok: true })
  expect(await facts(usid)).toMatchObject({ changes: [-3], balance: 0 })
})

test('SERV -4020 a 6L case of a distributor without quota stays; with it, the quota pays once', async () => {
  const { submit, facts, owners, ...desk } = await office({ quota: true, service: 'ecg6l' })
  const usid = await desk.recorded()
  expect(await submit(usid)).toMatchObject({ code: -4020, data: { required: 3 } })
  expect(await facts(usid)).toEqual({ ...UNTOUCHED, balance: 0 })
  await db().transaction((tx) =>
    postToLedger(tx, {
      ...{ ...CREDITS, ...owners, event: 'quotaGranted', cause: newId('grant'), amount: 4 },
      at: portal.clock.now(),
    }),
  )
  expect(await submit(usid)).toMatchObject({ ok: true })
  expect(await facts(usid)).toMatchObject({ changes: [-3], balance: 1 })
  expect(await desk.refund(usid)).toMatchObject({ ok: true })
  expect(await facts(usid)).toMatchObject({ changes: [-3, 3], balance: 4 })
})

test('SERV -4015 and -4024 a frozen account refuses the submission, the deduction and the refund of a rejected case', async () => {
  const { submit, facts, freeze, senior, ...desk } = await office()
  const usid = await desk.recorded()
  await desk.grant(3)
  await freeze(true)
  expect(await submit(usid)).toMatchObject({ code: -4015 })
  expect(await desk.deduct(usid)).toMatchObject({ code: -4015 })
  await freeze(false)
  expect(await facts(usid)).toEqual({ ...UNTOUCHED, balance: 3 })

  expect(await submit(usid)).toMatchObject({ ok: true })
  await freeze(true)
  expect(await desk.refund(usid)).toMatchObject({ code: -4024 })
  const session_tests = [
    { type: 'ecg1l', fname: FILE, quality: 'rejected' as const, quality_reason: 'Only noise' },
  ]
  const reject = () =>
    desk.save(senior, usid, {
      ...{ status: 'reject', revision_note: 'Only noise', exinfo: { session_tests } },
    })
  expect(await reject()).toMatchObject({ code: -4024 })
  await freeze(false)
  expect(await facts(usid)).toEqual({ status: 'wait_for_preparation', changes: [-3], balance: 0 })
  expect(await reject()).toMatchObject({ ok: true })
  expect(await facts(usid)).toEqual({ status: 'reject', changes: [-3, 3], balance: 3 })
})

test('SERV -4019 an account that another change holds for 5 s leaves the case in upload', async () => {
  const { submit, facts, accountId, ...desk } = await office()
  const usid = await desk.recorded()
  await desk.grant(3)
  await db().transaction(async (tx) => {
    await tx.execute(sql`select 1 from ledger_accounts where account_id = ${accountId} for update`)
    expect(await submit(usid)).toMatchObject({ code: -4019 })
  })
  expect(await facts(usid)).toEqual({ ...UNTOUCHED, balance: 3 })
  expect(await submit(usid)).toMatchObject({ ok: true })
  expect(await facts(usid)).toMatchObject({ changes: [-3], balance: 0 })
}, 30_000)

test('SERV -4021 a free service is submitted without a posting, and a rejected case takes nothing', async () => {
  const { submit, facts, senior, ...desk } = await office()
  const rejected = await desk.prepared()
  const session_tests = [
    { type: 'ecg1l', fname: FILE, quality: 'rejected' as const, quality_reason: 'Only noise' },
  ]
  const reject = {
    status: 'reject',
    revision_note: 'Only noise',
    exinfo: { session_tests },
  } as const
  expect(await desk.save(senior, rejected, reject)).toMatchObject({ ok: true })
  expect(await desk.deduct(rejected)).toMatchObject({ code: -4021 })
  expect(await facts(rejected)).toEqual({ status: 'reject', changes: [-3, 3], balance: 3 })

  const usid = await desk.recorded()
  await setPlan(desk, { serviceCredits: { ecg1l: 0 } })
  expect(await desk.deduct(usid)).toMatchObject({ code: -4021 })
  expect(await submit(usid)).toMatchObject({ ok: true })
  expect(await facts(usid)).toEqual({ status: 'wait_for_preparation', changes: [], balance: 3 })
})

test('SERV -4022, -4023 and -4016 an ECG case is deducted once and refunded no more than that', async () => {
  const { submit, facts, refund, deduct, ...desk } = await office()
  const usid = await desk.recorded()
  await desk.grant(6)
  expect(await refund(usid)).toMatchObject({ code: -4023 })
  expect(await facts(usid)).toEqual({ ...UNTOUCHED, balance: 6 })
  expect(await submit(usid)).toMatchObject({ ok: true })
  expect(await deduct(usid)).toMatchObject({ code: -4022 })
  expect(await refund(usid, 4)).toMatchObject({ code: -4016 })
  expect(await facts(usid)).toMatchObject({ changes: [-3], balance: 3 })
  expect(await refund(usid, 1)).toMatchObject({ ok: true })
  expect(await refund(usid, 3)).toMatchObject({ code: -4016 })
  expect(await refund(usid)).toMatchObject({ ok: true })
  expect(await refund(usid)).toMatchObject({ code: -4023 })
  expect(await facts(usid)).toMatchObject({ changes: [-3, 1, 2], balance: 6 })
})

test('SERV of ten simultaneous submissions one deducts, and a rejected case is refunded once', async () => {
  const { submit, facts, senior, ...desk } = await office()
  const usid = await desk.recorded()
  await desk.grant(30)
  const sent = await Promise.all(Array.from({ length: 10 }, () => submit(usid)))
  expect(sent.some(({ ok }) => ok)).toBe(true)
  expect(await facts(usid)).toMatchObject({ changes: [-3], balance: 27 })
  const session_tests = [
    { type: 'ecg1l', fname: FILE, quality: 'rejected' as const, quality_reason: 'Only noise' },
  ]
  const reject = {
    status: 'reject',
    revision_note: 'Only noise',
    exinfo: { session_tests },
  } as const
  const all = await Promise.all(Array.from({ length: 10 }, () => desk.save(senior, usid, reject)))
  expect(all.some(({ ok }) => ok)).toBe(true)
  expect(await facts(usid)).toEqual({ status: 'reject', changes: [-3, 3], balance: 30 })
})

test('SERV the credits of an ECG case are found by its number, with the prefix of its service', async () => {
  const { admin, ...desk } = await office()
  const usid = await desk.recorded()
  const { caseNumber } = await desk.rowOf(usid)
  for (const id of [`1L-${caseNumber}`, `1l${caseNumber}`, ` ${caseNumber} `])
    expect(await admin.api.credits.querySessionCredits({ id })).toMatchObject({
      data: { id: `1L-${caseNumber}`, required_credit: 3, mode: 'deduct' },
    })
})
