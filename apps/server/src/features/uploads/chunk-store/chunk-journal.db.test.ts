import { readdir } from 'node:fs/promises'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../app.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { newCase } from '../testing/new-case.ts'
import { pdfBytes, sha256, uploadClient, upTo } from '../testing/upload-client.ts'

/** Chunks whose rows are written after their journal entries. ADR 19. */
let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const CHUNKS = 14
const RECEIVED = 12

async function unfinishedUpload() {
  const vet = await newCase(portal)
  const file = { name: 'echo.pdf', bytes: pdfBytes(CHUNKS * MB), caseId: vet.caseId }
  const answers = await vet.client.putAll(file, upTo(RECEIVED))
  expect(answers.map(({ data }) => data)).toEqual(
    upTo(RECEIVED).map((received) => ({ complete: false, received, total: CHUNKS })),
  )
  return { vet, file }
}

/** Simulates a database that lost its last commits: only the first chunks have rows. */
async function loseLastRows(caseId: string, kept: number) {
  const { database } = portal.context
  await database.execute(sql`
    delete from upload_chunks c using uploads u
    where u.upload_id = c.upload_id and u.case_id = ${caseId} and c.chunk_number > ${kept}`)
  await database.execute(sql`update uploads set held_count = ${kept} where case_id = ${caseId}`)
}

test('INSP-6 acknowledged chunks whose rows were not written yet are received after a restart', async () => {
  const { vet, file } = await unfinishedUpload()
  await loseLastRows(vet.caseId, 8)
  const restarted = await createApp(portal.context)
  const client = uploadClient(restarted, vet.sid)
  expect(await client.offset(file)).toMatchObject({ data: { received: upTo(RECEIVED) } })
  const answers = await client.putAll(file, [13, 14])
  expect(answers.at(-1)).toMatchObject({ data: { complete: true, sha256: sha256(file.bytes) } })
  expect((await vet.stored(file.name))?.equals(file.bytes)).toBe(true)
  await restarted.close()
})

test('a completed upload leaves no journal', async () => {
  const { vet, file } = await unfinishedUpload()
  const journals = async () =>
    (await readdir(portal.context.incomingDir)).filter((name) => name.endsWith('.notes'))
  expect(await journals()).toHaveLength(1)
  await vet.client.putAll(file, [14, 13])
  expect(await vet.names()).toEqual([file.name])
  expect(await journals()).toEqual([])
})

test('an upload deleted meanwhile is started again by its next chunks', async () => {
  const { vet, file } = await unfinishedUpload()
  await portal.context.database.execute(sql`delete from uploads where case_id = ${vet.caseId}`)
  await vet.client.put(file, 13)
  portal.clock.advance(3000)
  expect(await vet.client.put(file, 14)).toMatchObject({ data: { received: 1 } })
})

test('a repeated chunk with other bytes is refused even before its row is written', async () => {
  const { vet, file } = await unfinishedUpload()
  const other = { ...file, bytes: pdfBytes(CHUNKS * MB, 2) }
  expect(await vet.client.put(other, RECEIVED)).toMatchObject({ status: 415, code: -8005 })
  expect(await vet.client.put(file, RECEIVED)).toMatchObject({ data: { received: RECEIVED } })
})
