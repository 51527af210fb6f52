import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases } from '../../../db/schema/cases.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgDesk, FILE } from '../../cases/ecg/testing/ecg-desk.ts'

let portal: TestApp
let desk: Awaited<ReturnType<typeof ecgDesk>>
beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
})
afterAll(() => portal.close())

const qualityOf = async (
  hospital_id?: string,
  by: typeof desk.vet | typeof desk.admin = desk.vet,
) => {
  const reply = await by.api.ecgRecordings.queryRecordingQuality({
    ...(hospital_id && { hospital_id }),
  })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

test('a hospital reads how its recordings score once it has their report, with what would make them better', async () => {
  const usid = await desk.prepared()
  await desk.step(desk.patcher, usid, 'data_ready')
  const list = await desk.patcher.api.ecgRecordings.queryEcgRecordings({ usid })
  if (!list.ok) throw new Error(list.message)
  const [recording] = list.data.recordings
  const [rid, samples] = [recording?.rid ?? '', recording?.samples ?? 0]
  const quarter = Math.floor(samples / 4)
  const edits = [
    { edit: 'markRange', mark: 'noise', from: 0, to: quarter },
    { edit: 'markRange', mark: 'packetLoss', from: 3 * quarter, to: samples },
  ] as const
  const saved = await desk.patcher.api.ecgPatches.saveEcgPatch({ usid, rid, edits: [...edits] })
  expect(saved).toMatchObject({ ok: true })
  const session_tests = [
    {
      type: 'ecg1l' as const,
      fname: FILE,
      quality: 'marginally acceptable' as const,
      quality_reason: 'SECRET',
    },
  ]
  expect(await desk.save(desk.patcher, usid, { exinfo: { session_tests } })).toMatchObject({
    ok: true,
  })
  expect(await qualityOf()).toMatchObject({ now: { recordings: 0, shares: null }, recordings: [] })

  const { database } = portal.context
  await database.update(cases).set({ status: 'done' }).where(eq(cases.caseId, usid))
  const own = await qualityOf()
  const shares = {
    usable: expect.closeTo(0.5, 2),
    lost: expect.closeTo(0.25, 2),
    noise: expect.closeTo(0.25, 2),
  }
  expect(own).toMatchObject({
    now: { recordings: 1, marginal: 1, acceptable: 0, rejected: 0, not_judged: 0, shares },
    before: { recordings: 0, shares: null },
    recordings: [{ usid, fname: FILE, quality: 'marginally acceptable', has_report: true, shares }],
  })
  expect(own.months).toHaveLength(12)
  expect(own.months.at(-1)).toMatchObject({ recordings: 1, shares })
  expect(own.advice.map(({ advice }) => advice)).toEqual(expect.arrayContaining(['loss', 'noise']))
  expect(JSON.stringify(own)).not.toContain('SECRET')
})

test('an admin reads those of any hospital, a hospital no other than its own, and other roles none', async () => {
  const { hospitalId } = desk.vet
  expect(await qualityOf(hospitalId ?? '', desk.admin)).toMatchObject({ now: { recordings: 1 } })
  const other = await portal.as('vet')
  const call = { hospital_id: hospitalId ?? '' }
  expect(await other.api.ecgRecordings.queryRecordingQuality(call)).toMatchObject({ ok: false })
  expect(await other.api.ecgRecordings.queryRecordingQuality({})).toMatchObject({
    data: { recordings: [] },
  })
  expect(await desk.patcher.api.ecgRecordings.queryRecordingQuality(call)).toMatchObject({
    code: -102,
  })
})
