import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../apps/server/src/db/schema/cases.ts'
import { hospitalErasures } from '../apps/server/src/db/schema/hospital-data.ts'
import { mails } from '../apps/server/src/db/schema/notifications.ts'
import { eraseHospitalJob } from '../apps/server/src/features/hospital-data/erasure/erase-hospital.job.ts'
import {
  columnsWith,
  KEPT,
  stored,
} from '../apps/server/src/features/hospital-data/testing/marked-columns.ts'
import { markedHospital } from '../apps/server/src/features/hospital-data/testing/marked-hospital.ts'
import { seedProducts } from '../apps/server/src/features/payments/products/seed-products.ts'
import { type TestApp, testApp } from '../apps/server/src/testing/test-app.ts'
import { type DatabaseGate, databaseGate } from './support/database-gate.ts'
import { killedJobs } from './support/killed-jobs.ts'
import { plainClient } from './support/plain-client.ts'

/** The built server, killed over and over while it erases a hospital. ADR 47. */
const PATIENCE = { timeout: 60_000, interval: 200 }
/** More rows of one kind than two batches. */
const ROWS = 1200
const MARK = 'markuilo'
const OTHER = 'otheruilo'

let portal: TestApp
let jobs: Awaited<ReturnType<typeof killedJobs>>
let gates: Record<'batch' | 'bytes' | 'end', DatabaseGate>
const db = () => portal.context.database

beforeAll(async () => {
  portal = await testApp()
  await seedProducts(db())
  jobs = await killedJobs(portal)
  const { databaseUrl } = portal
  gates = {
    // the last statement of a batch, with its count
    batch: await databaseGate(databaseUrl, {
      statement: 'update on hospital_erasures',
      when: "old.state = 'running'",
    }),
    // rows are erased, their bytes are not yet queued
    bytes: await databaseGate(databaseUrl, {
      statement: 'insert on pgboss.job',
      when: "new.name = 'discard-bytes'",
    }),
    end: await databaseGate(databaseUrl, {
      statement: 'insert on audit_log',
      when: "new.action = 'hospital.erased'",
    }),
  }
})
afterAll(async () => {
  await jobs?.stop()
  for (const gate of Object.values(gates ?? {})) await gate.end()
  await portal?.close()
})

async function keysOf(hospitalId: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of portal.context.files.list()) keys.push(key)
  return keys.filter((key) => key.endsWith(`_${hospitalId}`)).sort()
}

async function erasureOf(hospitalId: string) {
  const [erasure] = await db()
    .select()
    .from(hospitalErasures)
    .where(eq(hospitalErasures.hospitalId, hospitalId))
  return erasure
}

test('KEEP-1 an erasure that is killed within its batches and at its end is finished once, and another hospital keeps all', async () => {
  const { id, key } = await markedHospital(portal, MARK)
  const other = await markedHospital(portal, OTHER)
  await db().execute(sql`
    insert into idempotency_keys (account_id, path, key, request_hash, reply)
    select ${id.account}, '/api/add_pet', ${MARK} || n, ${MARK}, '{}' from generate_series(1, ${ROWS}::int) n`)
  const others = { words: await columnsWith(db(), OTHER), keys: await keysOf(other.id.hospital) }
  const [grace, henry] = [await portal.as('internal_admin'), await portal.as('internal_admin')]
  const { accepted } = plainClient((await jobs.start()).url)
  const approval = (erasure_id: string) => ({ sid: henry.sid, erasure_id, decision: 'approve' })
  const wish = { hospital_id: id.hospital, name: `${MARK} Hospital`, reason: 'They asked us to.' }
  const asked = await accepted('ask_hospital_erasure', { sid: grace.sid, ...wish })
  const { erasure_id: erasureId } = asked
  const approve = () => accepted('decide_hospital_erasure', approval(erasureId))
  const again = () => portal.context.jobs.enqueue(db(), eraseHospitalJob, { erasureId })

  await jobs.killAt({ gate: gates.batch, ahead: 4 }, approve)
  const counted = async () => Object.keys((await erasureOf(id.hospital))?.counts ?? {}).length
  expect(await counted()).toBe(3)
  await jobs.killAt({ gate: gates.bytes, ahead: 2 }, again)
  await jobs.killAt({ gate: gates.batch, ahead: 15, isAfter: true }, again)
  expect(await erasureOf(id.hospital)).toMatchObject({ state: 'running', finishedAt: null })
  await jobs.killAt({ gate: gates.end, ahead: 1 }, again)
  expect(await erasureOf(id.hospital)).toMatchObject({ state: 'running', finishedAt: null })
  const { call } = plainClient((await jobs.comeBack()).url)

  await expect.poll(async () => (await erasureOf(id.hospital))?.state, PATIENCE).toBe('done')
  await expect.poll(jobs.unfinished, PATIENCE).toEqual([])
  expect(stored(await columnsWith(db(), MARK))).toEqual(KEPT)
  expect(await keysOf(id.hospital)).toEqual(['original', 'report', 'invoice'].map(key).sort())
  expect(await columnsWith(db(), OTHER)).toEqual(others.words)
  expect(await keysOf(other.id.hospital)).toEqual(others.keys)
  expect((await erasureOf(id.hospital))?.counts).toMatchObject({ idempotency_keys: ROWS + 1 })
  expect(await call('decide_hospital_erasure', approval(erasureId))).toMatchObject({ code: -9104 })
  const log = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `hospital:${id.hospital}`))
  expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['hospital.erasureAsked', grace.accountId],
    ['hospital.erasureApproved', henry.accountId],
    ['hospital.erased', null],
  ])
  const reported = await db()
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `erasure-done:${erasureId}:%`))
  expect(reported.map(({ recipient }) => recipient).sort()).toEqual(
    [grace.email, henry.email].sort(),
  )
})
