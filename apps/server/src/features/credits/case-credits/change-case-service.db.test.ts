import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases, caseTests } from '../../../db/schema/cases.ts'
import { creditPlans } from '../../../db/schema/hospitals.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgDesk } from '../../cases/ecg/testing/ecg-desk.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

/** An ECG hospital whose plan takes one credit for a 1L and four for a 6L. */
async function desk(granted: number) {
  const people = await ecgDesk(portal, 'ecg6l')
  await portal.context.database
    .update(creditPlans)
    .set({ serviceCredits: { ecg1l: 1, ecg6l: 4 } })
    .where(eq(creditPlans.creditPlanId, people.creditPlanId))
  await people.grant(granted)
  return people
}
type Desk = Awaited<ReturnType<typeof desk>>

const to = ({ admin }: Desk, usid: string, subtype: 'ecg1l' | 'ecg6l', note = 'One lead only') =>
  admin.api.credits.changeCaseService({ usid, subtype, note })

test('SERV-2 the credits follow a case that becomes the other ECG service, and so do log and test', async () => {
  const people = await desk(2)
  const usid = await people.prepared()
  const before = await people.rowOf(usid)
  expect(await to(people, usid, 'ecg1l')).toMatchObject({
    data: {
      ...{ subtype: 'ecg1l', deducted: 1, mode: 'refund' },
      id: expect.stringMatching(/^1L-/),
      plans: [{ balance: 4 }],
      credit_transactions: [
        { kind: 'deduct', credits: 4 },
        { kind: 'refund', credits: 4 },
        { kind: 'deduct', credits: 1 },
      ],
    },
  })
  expect(await people.rowOf(usid)).toMatchObject({
    ...{ service: 'ecg1l', status: 'data_ready', dueAt: before.dueAt },
  })
  expect(await people.actionsOf(usid)).toContain('case.serviceChanged')
  const tests = await portal.context.database
    .select({ type: caseTests.type })
    .from(caseTests)
    .where(eq(caseTests.caseId, usid))
  expect(tests.filter(({ type }) => type !== 'ecg1l')).toEqual([])
})

test('ERR-2 -4014 where the other service takes more than is left, everything stays', async () => {
  const people = await desk(1)
  const usid = await people.prepared()
  expect(await to(people, usid, 'ecg1l')).toMatchObject({ ok: true })
  await people.admin.api.creditOffice.changeHospitalCredits({
    ...{ hospital_id: people.vet.hospitalId, credit_plan_id: people.creditPlanId },
    ...{ direction: 'take_back', credits: 1, note: 'Bought by mistake' },
  })
  expect(await to(people, usid, 'ecg6l')).toMatchObject({ code: -4014 })
  expect(await people.rowOf(usid)).toMatchObject({ service: 'ecg1l' })
  expect(await people.admin.api.credits.querySessionCredits({ usid })).toMatchObject({
    data: { deducted: 1, plans: [{ balance: 2 }] },
  })
})

test('a case that is not sent yet changes without credits; the same service and a blank reason are refused', async () => {
  const people = await desk(4)
  const usid = await people.recorded()
  expect(await to(people, usid, 'ecg6l')).toMatchObject({ code: -103, data: { field: 'subtype' } })
  expect(await to(people, usid, 'ecg1l', ' ')).toMatchObject({ code: -6026 })
  expect(await to(people, usid, 'ecg1l')).toMatchObject({
    data: { subtype: 'ecg1l', deducted: 0, credit_transactions: [] },
  })
})

test('SERV-2 the service stays once a person reviews the case', async () => {
  const people = await desk(4)
  const usid = await people.prepared()
  await portal.context.database
    .update(cases)
    .set({ status: '1st_reviewing' })
    .where(eq(cases.caseId, usid))
  expect(await to(people, usid, 'ecg1l')).toMatchObject({ code: -6024 })
})
