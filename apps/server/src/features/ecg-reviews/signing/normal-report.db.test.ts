import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgReviewing } from '../testing/ecg-reviewing.ts'

const DOG = { species: 'dog', breedId: 'dog-beagle', size: 'giant', weightGrams: 60_000 } as const
let portal: TestApp
let work: Awaited<ReturnType<typeof ecgReviewing>>
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
  work = await ecgReviewing(portal, DOG)
}, 120_000)
beforeEach(() => allow(true))
afterAll(() => portal.close())

/** Turns normal reports on or off, of the installation and of the hospital. */
async function allow(isAllowed: boolean, isHospitalAllowed = isAllowed): Promise<void> {
  portal.context.settings.ECG_NORMAL_REPORTS = isAllowed
  await portal.context.database
    .update(hospitals)
    .set({ allowsNormalReports: isHospitalAllowed })
    .where(eq(hospitals.hospitalId, work.vet.hospitalId))
}
const sign = (usid: string) => work.sign(work.senior, usid, { version: 0 })
const taken = async () => {
  const usid = await work.preparedCase()
  const reply = await work.admin.api.claims.assignCase({ usid, to: work.senior.accountId })
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return usid
}

test('ECG-1 E8 normal reports are off until the installation and the hospital allow them', async () => {
  await allow(false)
  expect(portal.context.settings.ECG_NORMAL_REPORTS).toBe(false)
  const usid = await taken()
  for (const [installation, hospital] of [
    [false, false],
    [true, false],
    [false, true],
  ] as const) {
    await allow(installation, hospital)
    expect(await sign(usid)).toMatchObject({
      code: -103,
      message: 'Normal reports are switched off. Send the ECG for review.',
      data: { reasons: expect.arrayContaining([{ reason: 'off' }]) },
    })
  }
  expect(await work.rowOf(usid)).toMatchObject({ status: 'patch_done' })
})

test('ECG-1 E8 a normal report of an abnormal ECG is refused with every reason', async () => {
  const usid = await taken()
  const { database } = portal.context
  await database.execute(
    sql`update cases set recording_conditions = '{"reason":"Syncope"}' where case_id = ${usid}`,
  )
  expect(await sign(usid)).toMatchObject({
    code: -103,
    data: {
      reasons: expect.arrayContaining([
        { reason: 'fainted' },
        {
          ...{ reason: 'outside', rid: expect.any(String) },
          fields: ['qrs.duration'],
        },
      ]),
    },
  })
})
