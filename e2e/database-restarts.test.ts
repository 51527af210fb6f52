import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseHandle, openDatabase } from '../apps/server/src/db/database.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../apps/server/src/db/embedded-postgres.ts'
import { insertSession } from '../apps/server/src/features/accounts/sign-in/session-store.ts'
import { hashToken, newSessionToken } from '../apps/server/src/http/access/session-token.ts'
import { createBuilders } from '../apps/server/src/testing/builders.ts'
import { type RunningServer, startServer } from './support/server.ts'

/** The number of immediate stops of the built server's PostgreSQL while several vets write. */
const STOPS = 12
const VETS = 8
const ACKNOWLEDGED_BETWEEN_STOPS = 12
/** The pause that keeps a vet below the limit of 600 changes a minute per account. */
const PAUSE_MS = 220
const ASKED_AGAIN_MS = 40
const PATIENCE = { timeout: 60_000, interval: 20 }
const HOUR_MS = 3_600_000

type Vet = { sid: string; hospitalId: string }
type Made = { petName: string; petId: string; caseId: string }

const home = mkdtempSync(join(tmpdir(), 'systole-restarts-'))
const dataDir = mkdtempSync(join(tmpdir(), 'systole-restarts-'))
let postgres: EmbeddedPostgres
let database: DatabaseHandle
let server: RunningServer
let isWriting = true
const made: Made[] = []
const busy: { retryAfter: string | null; body: unknown }[] = []
const wrong: string[] = []
let lastGoodAt = 0

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ home })
  const env = { DATABASE_URL: postgres.connectionString, DEMO: '0' }
  server = await startServer({ dataDir, env })
  database = openDatabase(postgres.connectionString, { connections: 2, onError: () => {} })
})
afterAll(async () => {
  isWriting = false
  await server?.stop()
  await database?.close()
  await postgres?.stop()
  for (const folder of [home, dataDir]) rmSync(folder, { recursive: true, force: true })
})

test('twelve immediate stops of PostgreSQL under load end no process, lose nothing and double nothing', async () => {
  const vets = await Promise.all(Array.from({ length: VETS }, newVet))
  const writers = vets.map((vet, place) => writeUntilStopped(vet, place + 1))
  const delays: number[] = []
  for (let stop = 1; stop <= STOPS; stop += 1) {
    const before = made.length
    await expect
      .poll(() => made.length, PATIENCE)
      .toBeGreaterThan(before + ACKNOWLEDGED_BETWEEN_STOPS)
    const upAt = await stopAndAwait()
    await expect.poll(() => lastGoodAt, PATIENCE).toBeGreaterThan(upAt)
    delays.push(Math.round(firstGoodAfter(upAt) - upAt))
  }
  isWriting = false
  await Promise.all(writers)
  const figures = { acknowledged: made.length, busy: busy.length, firstGoodAfterMs: delays }
  process.stdout.write(`${JSON.stringify(figures)}\n`)

  expect(wrong).toEqual([])
  expect(process.kill(server.pid, 0)).toBe(true)
  expect(server.output()).not.toContain('"event":"defect"')
  expect(busy.length).toBeGreaterThan(STOPS)
  for (const { retryAfter, body } of busy) {
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(body).toMatchObject({ code: -1 })
  }
  expect(Math.max(...delays)).toBeLessThanOrEqual(2000)
  expect(await stored()).toEqual(made.map(({ caseId }) => caseId).sort())
  expect(await countOf('pets')).toBe(made.length)
}, 240_000)

const goodTimes: number[] = []

function firstGoodAfter(time: number): number {
  return goodTimes.find((at) => at > time) ?? Number.POSITIVE_INFINITY
}

/** Stops the database like `pg_ctl stop -m immediate`; it restarts automatically. Resolves to the time it responded again. */
async function stopAndAwait(): Promise<number> {
  const file = join(home, 'postgres', 'data', 'postmaster.pid')
  const main = Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  process.kill(main, 'SIGQUIT')
  const last = performance.now() + PATIENCE.timeout
  let wasDown = false
  while (performance.now() < last) {
    const isUp = await answers()
    if (isUp && wasDown) return performance.now()
    wasDown ||= !isUp
    await wait(5) // sleep: between questions
  }
  throw new Error('PostgreSQL is not back')
}

async function answers(): Promise<boolean> {
  return database.pool.query('select 1').then(
    () => true,
    () => false,
  )
}

async function newVet(): Promise<Vet> {
  const vet = await createBuilders(database.db).account('vet')
  const token = newSessionToken()
  const now = new Date()
  await insertSession(database.db, {
    sessionHash: hashToken(token),
    accountId: vet.accountId,
    kind: 'api',
    now,
    endsAt: new Date(now.getTime() + HOUR_MS),
  })
  return { sid: token, hospitalId: vet.hospitalId }
}

/** Creates a pet and a case of it repeatedly, each under its key until it is acknowledged. */
async function writeUntilStopped({ sid }: Vet, place: number): Promise<void> {
  for (let n = 1; isWriting && wrong.length === 0; n += 1) {
    const petName = `${place} Mochi ${n}`
    const pet = await acknowledged('add_pet', {
      sid,
      pname: petName,
      dob: '20200620',
      species: 'cat',
      weight: '4200',
      neutered: 'snipped',
      bid: 'cat-british-shorthair',
      gender: 'F',
      idempotency_key: `pet ${petName}`,
    })
    const consult = await acknowledged('create_cardiobirdx_session', {
      sid,
      pid: pet.pid ?? '',
      type: 'etest',
      subtype: 'econsult',
      idempotency_key: `case ${petName}`,
    })
    made.push({ petName, petId: pet.pid ?? '', caseId: consult.usid ?? '' })
    await wait(PAUSE_MS) // sleep: a steady load
  }
}

async function acknowledged(
  path: string,
  fields: Record<string, string>,
): Promise<{ pid?: string; usid?: string }> {
  for (;;) {
    const body = new URLSearchParams(fields)
    const response = await fetch(`${server.url}/api/${path}`, { method: 'POST', body }).catch(
      (error: unknown) => `${path}: the connection broke: ${error}`,
    )
    if (typeof response === 'string') return givenUp(response)
    const reply = await response.json()
    if (response.status === 200 && reply.code === 0) {
      lastGoodAt = performance.now()
      goodTimes.push(lastGoodAt)
      return reply.data
    }
    if (response.status !== 503)
      return givenUp(`${path}: ${response.status} ${JSON.stringify(reply)}`)
    busy.push({ retryAfter: response.headers.get('retry-after'), body: reply })
    await wait(ASKED_AGAIN_MS) // sleep: between questions
  }
}

function givenUp(why: string) {
  wrong.push(why)
  isWriting = false
  return {}
}

async function stored(): Promise<string[]> {
  const { rows } = await database.pool.query<{ case_id: string }>(
    'select case_id from cases order by case_id collate "C"',
  )
  return rows.map((row) => row.case_id)
}

async function countOf(table: 'pets'): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`)
  return rows[0].count
}
