import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { createBuilders } from '../apps/server/src/testing/builders.ts'
import { dayEcg } from '../e2e/support/day-ecg.ts'
import { sendEcgCase } from '../e2e/support/ecg-cases.ts'
import { type Caller, type PlainClient, plainClient } from '../e2e/support/plain-client.ts'
import { startServer } from '../e2e/support/server.ts'
import { besideLimit } from './support/beside-limit.ts'
import { median } from './support/load.ts'
import { rawConnection } from './support/raw-connection.ts'

/** The size that users have: a day of a dog with some 100,000 beats, among the cases of a busy year. */
const HOURS = Number(process.env.BENCH_HOURS ?? 24)
const SAMPLES_PER_SECOND = 250
const CASES = 500
const CALLS = 300
/** Below the limit of calls of a session in a minute. */
const CALLS_OF_LOGIN = 100
const PATCHER = 'demo.patcher@systole.test'
const SAVES = Number(process.env.BENCH_SAVES ?? 30)
const REVIEW_DATA_MS = 50
const SAVE_MS = 200
const READ_MS = 600_000
const MEASURED_MS = 120_000

/**
 * (ECG) Measures the calls that a workbench and a review of a day wait for, beside `check_sid` on the same connection: 99 of 100
 * answers within 50 ms for the data of a test, and within 200 ms for a save of beats. Handbook 5.9.
 */
export async function benchEcgCalls(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'systole-bench-'))
  const postgres = await startEmbeddedPostgres({ home })
  const server = await startServer({
    env: { DATABASE_URL: postgres.connectionString, LOG_LEVEL: 'warn' },
  })
  try {
    await fillCases(postgres.connectionString)
    const bytes = dayEcg({ hours: HOURS, samplesPerSecond: SAMPLES_PER_SECOND, leads: 1 })
    const usid = await sendEcgCase(plainClient(server.url), {
      ...{ petName: 'Bench', identifier: '7091', readMs: READ_MS },
      file: { name: 'day.dcm', bytes },
    })
    await compareCalls(server.url, usid)
  } finally {
    await server.stop()
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function fillCases(connectionString: string): Promise<void> {
  const { db, close } = openDatabase(connectionString, { connections: 2, onError: () => {} })
  const build = createBuilders(db)
  const vet = await build.account('vet')
  const petId = await build.pet(vet.hospitalId)
  for (let n = 0; n < CASES; n += 1) await build.consult(vet, { petId, status: 'submit' })
  await db.execute(sql`update cases set service = 'ecg1l', status = 'ready_for_review',
    due_at = now() + interval '90 minutes' where hospital_id = ${vet.hospitalId}`)
  await db.execute('analyze')
  await close()
}

async function compareCalls(url: string, usid: string): Promise<void> {
  const client = plainClient(url)
  const { accepted } = client
  const patcher = await client.login(PATCHER)
  const of = { sid: patcher.sid, usid }
  await accepted('update_cardiobirdx_session', { ...of, params: { status: 'data_ready' } })
  const { recordings } = await accepted('query_ecg_recordings', of)
  const [{ rid, beats }] = recordings
  console.log(`ECG calls on ${HOURS} h with ${beats.count} beats, one connection, ${CASES} cases`)
  const work = { usid }
  await readCalls(client, { ...work, when: 'the automatic beats' })
  await saves(client, { ...work, patcher, rid, sample: await firstBeat(client, beats.url) })
  await readCalls(client, { ...work, when: `beats of ${SAVES} revisions` })
}

/** Opens a connection and times calls with forms on it. It ends when it is idle for long. */
async function timer(url: string) {
  const connection = await rawConnection(url)
  const timed = async (path: string, fields: Record<string, unknown>): Promise<number> => {
    const form = new URLSearchParams()
    for (const [name, value] of Object.entries(fields))
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    const sent = Buffer.from(form.toString())
    const started = performance.now()
    const { status, body } = await connection.send(
      ...([
        'POST',
        `/api/${path}`,
        sent,
        'content-type: application/x-www-form-urlencoded',
      ] as const),
    )
    const time = performance.now() - started
    if (status !== 200 || !body.includes('"code":0'))
      throw new Error(`${path}: ${body.slice(0, 500)}`)
    return time
  }
  return { timed, close: connection.close }
}

async function readCalls(
  client: PlainClient,
  { usid, when }: { usid: string; when: string },
): Promise<void> {
  const { url } = client
  const { timed, close } = await timer(url)
  const [base, data]: [number[], number[]] = [[], []]
  let patcher: Caller | undefined
  for (let n = 0; n < CALLS; n += 1) {
    if (!patcher || n % CALLS_OF_LOGIN === 0) patcher = await client.login(PATCHER)
    const of = { ...patcher, usid }
    base.push(await timed('check_sid', { sid: patcher.sid }))
    data.push(await timed('query_cardiobirdx_session_test_review_data', of))
  }
  close()
  report(`test-review data, ${when}`, data, { base, limit: REVIEW_DATA_MS })
}

/** Changes the label of a beat there and back; each save waits until the values of the one before were measured, as a person does. */
async function saves(
  client: PlainClient,
  of: { patcher: Caller; usid: string; rid: string; sample: number },
): Promise<void> {
  const { patcher, usid, rid, sample } = of
  const [base, times]: [number[], number[]] = [[], []]
  let base_revision: string | undefined
  for (let n = 0; n < SAVES; n += 1) {
    const edits = [{ edit: 'relabel', samples: [sample], label: n % 2 === 0 ? 'V' : 'N' }]
    const parent = base_revision && { base_revision }
    const { timed, close } = await timer(client.url)
    base.push(await timed('check_sid', { sid: patcher.sid }))
    times.push(await timed('save_ecg_patch', { ...patcher, usid, rid, edits, ...parent }))
    close()
    base_revision = await measured(client, { ...patcher, usid })
  }
  report('save of a patch', times, { base, limit: SAVE_MS })
}

/** Waits until the newest revision was measured, and returns it. */
async function measured(client: PlainClient, of: Caller & { usid: string }): Promise<string> {
  const last = Date.now() + MEASURED_MS
  while (Date.now() < last) {
    const { patch, measurements } = await client.accepted(
      'query_cardiobirdx_session_test_review_data',
      of,
    )
    if (measurements?.state === 'ready') return patch.patch_revision
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('the values were not measured')
}

async function firstBeat(client: PlainClient, url: string): Promise<number> {
  return (await client.download(url)).readUInt32LE(0)
}

function report(
  name: string,
  times: readonly number[],
  { base, limit }: { base: readonly number[]; limit: number },
): void {
  const [half, p99] = [median(times), percentile99(times)]
  const [baseHalf, base99] = [median(base), percentile99(base)]
  console.log(
    `  ${name}: median ${half.toFixed(1)} ms, ${(half / baseHalf).toFixed(1)} x check_sid (${baseHalf.toFixed(2)} ms); p99 ${p99.toFixed(1)} ms (${besideLimit(Math.round(p99), limit)}), ${(p99 / base99).toFixed(1)} x check_sid (${base99.toFixed(2)} ms)`,
  )
}

function percentile99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}
