import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../apps/server/src/db/new-id.ts'
import { endUntouchedJob } from '../apps/server/src/features/retention/end-untouched.job.ts'
import { type TestApp, testApp } from '../apps/server/src/testing/test-app.ts'
import { type DatabaseGate, databaseGate } from './support/database-gate.ts'
import { killedJobs } from './support/killed-jobs.ts'

/** The built server, killed three times while it deletes unpaid cases and their bytes. SPEC 23. */
const DUE = 40
const PATIENCE = { timeout: 60_000, interval: 100 }

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>
let jobs: Awaited<ReturnType<typeof killedJobs>>
let caseLine: DatabaseGate
let preview: DatabaseGate
const db = () => portal.context.database

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
  jobs = await killedJobs(portal)
  const { databaseUrl } = portal
  caseLine = await databaseGate(databaseUrl, {
    statement: 'insert on audit_log',
    when: "new.action = 'case.deleted'",
  })
  preview = await databaseGate(databaseUrl, { statement: 'delete on previews', when: 'true' })
})
afterAll(async () => {
  await jobs?.stop()
  for (const gate of [caseLine, preview]) await gate?.end()
  await portal?.close()
})

type Made = { caseId: string; keys: string[] }

/** Creates a case with two files, a preview of each, and a third file that is still arriving. */
async function madeCase(changes: SQL): Promise<Made> {
  const caseId = await portal.build.consult(vet, { status: 'upload' })
  const keys: string[] = []
  const put = async () => {
    const key = newId('blob')
    await portal.context.files.put(key, Buffer.from(key))
    keys.push(key)
    return key
  }
  for (const kind of ['ecg', 'echo'] as const) {
    const fileId = await portal.build.file(caseId, vet, kind)
    const [source, shown] = [await put(), await put()]
    await db().execute(sql`update files set storage_key = ${source} where file_id = ${fileId}`)
    await db().execute(sql`
      insert into previews (source_key, kind, state, storage_key, size_bytes, sha256, media_type)
      values (${source}, 'picture', 'ready', ${shown}, 9, ${'0'.repeat(64)}, 'image/jpeg')`)
  }
  const uploadId = newId('upload')
  keys.push(uploadId)
  writeFileSync(join(portal.context.incomingDir, uploadId), 'half of it')
  await db().execute(sql`
    insert into uploads (upload_id, case_id, hospital_id, account_id, identifier, name, name_key, kind, format,
      size_bytes, chunk_bytes, chunk_count, last_seen_at)
    values (${uploadId}, ${caseId}, ${vet.hospitalId}, ${vet.accountId}, 'a', 'a.pdf', 'a.pdf', 'ecg', 'pdf', 9, 9, 1,
      now() - interval '31 days')`)
  await db().execute(sql`update cases set ${changes} where case_id = ${caseId}`)
  return { caseId, keys }
}

const untouched = (due: SQL) =>
  sql`updated_at = now() - interval '31 days', deletion_due_at = now() + ${due}`
const PAID = sql`status = 'submit', submitted_at = now() - interval '31 days', due_at = now()`

/** Returns the names of all bytes in the storage and among the arriving uploads. */
function bytes(): string[] {
  const { settings, incomingDir } = portal.context
  return [join(settings.DATA_DIR, 'files'), incomingDir]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .sort()
}

async function column(query: SQL): Promise<string[]> {
  const { rows } = await db().execute<{ value: string }>(query)
  return rows.map(({ value }) => value).sort()
}

const caseIds = () => column(sql`select case_id as value from cases`)
const deletedInLog = () =>
  column(
    sql`select split_part(object, ':', 2) as value from audit_log where action = 'case.deleted'`,
  )
const sorted = (made: Made[], of: (each: Made) => string | string[]) => made.flatMap(of).sort()

test('KEEP-1 a sweep that is killed within a case and between rows and bytes ends each due case once, and no other', async () => {
  const due: Made[] = []
  for (let n = 0; n < DUE; n += 1)
    due.push(await madeCase(untouched(sql`interval '-1 minute' * ${DUE - n}`)))
  const kept = [
    await madeCase(sql`updated_at = now()`),
    await madeCase(untouched(sql`interval '1 day'`)),
    await madeCase(sql`updated_at = now(), deletion_due_at = now() - interval '1 day'`), // touched since
    await madeCase(sql`${PAID}, ${untouched(sql`interval '-1 day'`)}`),
  ]
  const sweep = () => portal.context.jobs.enqueue(db(), endUntouchedJob, {})

  await jobs.killAt({ gate: caseLine, ahead: 8 }, sweep)
  expect(await deletedInLog()).toEqual(sorted(due.slice(0, 7), ({ caseId }) => caseId))
  expect((await caseIds()).length).toBe(DUE - 7 + kept.length)
  await jobs.killAt({ gate: caseLine, ahead: 12, isAfter: true }, sweep)
  await jobs.killAt({ gate: preview, ahead: 5, isAfter: true }, sweep)
  await jobs.comeBack()

  await expect.poll(caseIds, PATIENCE).toEqual(sorted(kept, ({ caseId }) => caseId))
  await expect.poll(jobs.unfinished, PATIENCE).toEqual([])
  expect(bytes()).toEqual(sorted(kept, ({ keys }) => keys))
  expect(await deletedInLog()).toEqual(sorted(due, ({ caseId }) => caseId))
  const counts = await column(sql`
    select details ->> 'files' as value from audit_log where action = 'case.deleted'`)
  expect(new Set(counts)).toEqual(new Set(['2']))
})
