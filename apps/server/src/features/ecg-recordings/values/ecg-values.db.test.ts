import { FIXTURES } from '@systole/fixtures/fixtures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ecgValues } from '../../../db/schema/ecg.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { recordedCase } from '../testing/recorded-case.ts'

let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

async function aRecording() {
  const bytes = Buffer.from(await FIXTURES['ecg_dog.json']())
  const { vet, recordings } = await recordedCase(portal, 'ecg_dog.json', bytes)
  const [recording] = await recordings()
  const rid = recording?.rid ?? ''
  type Sent = Partial<Parameters<typeof vet.api.ecgRecordings.saveEcgValue>[0]>
  const save = (sent: Sent) =>
    vet.api.ecgRecordings.saveEcgValue({
      ...{ usid: vet.caseId, rid, field: 'prSeconds', version: 0 },
      ...sent,
    })
  return { vet, rid, recordings, save }
}

test('a person overrules an automatic value, and both are kept with who and when', async () => {
  const { rid, recordings, save } = await aRecording()
  const saved = await save({ value: 0.105, automatic: 0.0982, analysis_version: 1 })
  expect(saved).toMatchObject({
    data: {
      values: [
        { field: 'prSeconds', value: 0.105, automatic: 0.0982, author: { user_type: 'vet' } },
      ],
    },
  })
  const [recording] = await recordings()
  expect(recording?.values).toEqual(saved.ok ? saved.data.values : [])

  const version = recording?.values[0]?.version ?? 0
  expect(await save({ version })).toMatchObject({
    data: { values: [{ value: 0.105 }, { value: null }] },
  })
  const rows = portal.context.database
    .update(ecgValues)
    .set({ value: 1 })
    .where(eq(ecgValues.recordingId, rid))
  await expect(rows).rejects.toThrow()
})

test('a save on an older value brings the newer one, and a repeated save changes nothing', async () => {
  const { save } = await aRecording()
  const first = await save({ value: 0.1 })
  expect(await save({ value: 0.1 })).toEqual(first)
  expect(await save({ value: 0.2 })).toMatchObject({
    code: -6025,
    data: { values: [{ value: 0.1 }] },
  })
  const twice = await Promise.all([
    save({ field: 'qtSeconds', value: 0.2 }),
    save({ field: 'qtSeconds', value: 0.21 }),
  ])
  expect(twice.map((reply) => (reply.ok ? 0 : reply.code)).sort()).toEqual([-6025, 0])
})

test.each([
  ['a PR of two seconds', { value: 2 }, 'value'],
  ['an automatic value that cannot be', { value: 0.1, automatic: -1 }, 'automatic'],
])('ECG-5 %s is an Invalid value, and the field is named', async (_, sent, field) => {
  const { save } = await aRecording()
  expect(await save(sent)).toMatchObject({ code: -103, data: { field } })
})

test('a recording of another case is not found', async () => {
  const [one, other] = [await aRecording(), await aRecording()]
  expect(await one.save({ rid: other.rid, value: 0.1 })).toMatchObject({ code: -6002 })
})
