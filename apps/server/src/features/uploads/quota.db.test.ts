import { DAY } from '@systole/domain/time/durations'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { sweepAbandonedUploads } from './sweeping/sweep-abandoned-uploads.ts'
import { newCase } from './testing/new-case.ts'
import { pdfBytes } from './testing/upload-client.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const FULL = { status: 415, code: -8007 }

/** Creates a case of a hospital with a quota of this many megabytes. */
async function caseWithin(megabytes: number) {
  const vet = await newCase(portal)
  const { database } = portal.context
  await database.execute(
    sql`update hospitals set storage_quota_bytes = ${megabytes * MB} where hospital_id = ${vet.hospitalId}`,
  )
  const file = (name: string, sizeBytes: number) => ({
    name,
    bytes: pdfBytes(sizeBytes),
    caseId: vet.caseId,
  })
  const storage = async () => {
    const reply = await vet.api.hospitals.queryHospital({})
    if (!reply.ok) throw new Error(reply.message)
    return reply.data.hospital.storage
  }
  return { vet, file, storage }
}

test('what fits to the last byte is taken, one byte more is refused with used and allowed', async () => {
  const { vet, file, storage } = await caseWithin(3)
  await vet.client.putAll(file('a.pdf', 2 * MB))
  const more = file('b.pdf', MB + 1)
  expect(await vet.client.test(more, 1)).toMatchObject(FULL)
  const refused = await vet.client.put(more, 1, { chunks: 1 })
  expect(refused).toMatchObject({ ...FULL, data: { used: 2 * MB, quota: 3 * MB } })
  expect(refused.message).toContain('0.0 of 0.0 GB are used')
  expect(await vet.names()).toEqual(['a.pdf'])
  expect(await vet.client.put(file('c.pdf', MB), 1)).toMatchObject({ data: { complete: true } })
  expect(await storage()).toEqual({ used: 3 * MB, quota: 3 * MB })
})

test('what is announced counts from the first chunk and is given back when the upload is removed', async () => {
  const { vet, file, storage } = await caseWithin(3)
  const first = file('a.pdf', 2 * MB)
  await vet.client.put(first, 1)
  expect(await storage()).toMatchObject({ used: 2 * MB })
  expect(await vet.client.put(file('b.pdf', 2 * MB), 1)).toMatchObject(FULL)
  const { caseId } = vet
  await vet.api.uploads.deleteSessionData({
    usid: caseId,
    type: 'supplementary',
    fname: 'a.pdf',
    ftype: 'pdf',
  })
  expect(await storage()).toMatchObject({ used: 0 })
  expect(await vet.client.put(file('b.pdf', 2 * MB), 1)).toMatchObject({ status: 200 })
})

test('a deleted file and an abandoned upload give their room back', async () => {
  const { vet, file, storage } = await caseWithin(3)
  await vet.client.putAll(file('a.pdf', 2 * MB))
  await vet.api.uploads.deleteSessionData({
    usid: vet.caseId,
    type: 'supplementary',
    fname: 'a.pdf',
    ftype: 'pdf',
  })
  await vet.client.put(file('b.pdf', 3 * MB), 1)
  expect(await storage()).toMatchObject({ used: 3 * MB })
  portal.clock.advance(DAY + 1000)
  await sweepAbandonedUploads({ ...portal.context, db: portal.context.database })
  portal.clock.advance(-DAY - 1000)
  expect(await storage()).toMatchObject({ used: 0 })
})

test('of many uploads begun at the same time only as many as fit are begun', async () => {
  const { vet, file } = await caseWithin(6)
  const files = Array.from({ length: 5 }, (_, place) => file(`${place}.pdf`, 2 * MB))
  const answers = await Promise.all(files.map((each) => vet.client.put(each, 1)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 415, 415])
})

test('bytes that a follow-up shares count once', async () => {
  const { vet, file, storage } = await caseWithin(3)
  await vet.client.putAll(file('a.pdf', 2 * MB))
  const followUp = await portal.build.consult(vet)
  await portal.context.database.execute(sql`
    insert into files (file_id, case_id, hospital_id, name, name_key, kind, format, size_bytes, sha256, storage_key, uploaded_by)
    select 'file_shared', ${followUp}, hospital_id, name, name_key, kind, format, size_bytes, sha256, storage_key, uploaded_by
    from files where case_id = ${vet.caseId}`)
  expect(await storage()).toMatchObject({ used: 2 * MB })
})

test('a hospital without a bound of its own has the one of the settings', async () => {
  const vet = await newCase(portal)
  const reply = await vet.api.hospitals.queryHospital({})
  expect(reply).toMatchObject({ data: { hospital: { storage: { used: 0, quota: 200e9 } } } })
})
