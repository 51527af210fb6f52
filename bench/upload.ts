import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deleteSessionData, UPLOAD_PATH } from '@systole/contract/uploads'
import { HOUR } from '@systole/domain/time/durations'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { insertSession } from '../apps/server/src/features/accounts/session-store.ts'
import { hashToken, newSessionToken } from '../apps/server/src/http/session-token.ts'
import { createBuilders } from '../apps/server/src/testing/builders.ts'
import { freePort, startServer } from '../e2e/support/server.ts'
import { median } from './support/load.ts'
import { cpuSeconds, peakMegabytes } from './support/process-cpu.ts'
import { rawConnection } from './support/raw-connection.ts'

const MEGABYTE = 1_048_576
const FILE_MEGABYTES = 256
const ROUNDS = 5

type Target = {
  pid: number
  url: string
  pathOf: (round: number, chunk: number) => string
  /** Gives the memory and the disk of a round back, so that each finds the machine as the one before. */
  forget: (round: number) => Promise<void>
}
type Run = { megabytesPerSecond: number; p50: number; p99: number; cpuPerGigabyte: number }

/** (b) 256 MB in 1 MB chunks, one after the other, each acknowledged chunk synced and recorded, beside a handler that only writes the bytes. */
export async function benchUpload(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'systole-bench-'))
  const postgres = await startEmbeddedPostgres({ home })
  const server = await startServer({
    dataDir: join(home, 'server'),
    env: { DATABASE_URL: postgres.connectionString, DEMO: '0', LOG_LEVEL: 'warn' },
  })
  const bare = await startBare(join(home, 'bare'))
  const durable = await startBare(join(home, 'durable'), postgres.connectionString)
  const { sid, caseId } = await fill(postgres.connectionString)
  const systole: Target = {
    pid: server.pid,
    url: server.url,
    pathOf: (round, chunk) => `${UPLOAD_PATH}?${fields({ round, chunk, sid, caseId })}`,
    forget: (round) => deleteFile(server.url, join(home, 'server/files'), { round, sid, caseId }),
  }
  try {
    await compare({ systole, durable, bare })
  } finally {
    bare.stop()
    durable.stop()
    await server.stop()
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function compare(targets: Record<'systole' | 'durable' | 'bare', Target>): Promise<void> {
  const chunks = someChunks()
  for (const target of Object.values(targets)) await sendFile(target, 0, chunks)
  const memoryBefore = peakMegabytes(targets.systole.pid)
  const runs = { systole: noRuns(), durable: noRuns(), bare: noRuns() }
  for (let round = 1; round <= ROUNDS; round += 1) {
    runs.systole.push(await sendFile(targets.systole, round, chunks))
    runs.durable.push(await sendFile(targets.durable, round, chunks))
    runs.bare.push(await sendFile(targets.bare, round, chunks))
  }
  console.log(`upload of ${FILE_MEGABYTES} MB in 1 MB chunks`)
  const systole = line('systole', runs.systole)
  const durable = line('durable', runs.durable)
  const bare = line('bare', runs.bare)
  console.log(`  ratio    ${ratio(systole, bare)} x a handler that only writes (aim 0.40)`)
  console.log(`           ${ratio(systole, durable)} x a handler that hashes, syncs and commits`)
  console.log(`           ${ratio(durable, bare)} x is what the disk of this machine asks for that`)
  console.log(
    `  memory   ${peakMegabytes(targets.systole.pid)} MB at its peak, ${memoryBefore} MB after the first file (aim: flat, under 250)`,
  )
}

function noRuns(): Run[] {
  return []
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2)
}

function line(who: string, runs: Run[]): number {
  const of = (key: keyof Run) => median(runs.map((run) => run[key]))
  console.log(
    `  ${who.padEnd(8)} ${of('megabytesPerSecond').toFixed(0)} MB/s  p50 ${of('p50').toFixed(2)} ms  p99 ${of('p99').toFixed(2)} ms  CPU ${of('cpuPerGigabyte').toFixed(2)} s/GB`,
  )
  return of('megabytesPerSecond')
}

async function sendFile(target: Target, round: number, chunks: readonly Buffer[]): Promise<Run> {
  const connection = await rawConnection(target.url)
  const cpuBefore = cpuSeconds(target.pid)
  const times: number[] = []
  const started = performance.now()
  for (const [place, chunk] of chunks.entries()) {
    const before = performance.now()
    const { status, body } = await connection.post(target.pathOf(round, place + 1), chunk)
    if (status !== 200) throw new Error(`chunk ${place + 1}: ${status} ${body}`)
    times.push(performance.now() - before)
  }
  const seconds = (performance.now() - started) / 1000
  const cpu = cpuSeconds(target.pid) - cpuBefore
  connection.close()
  await target.forget(round)
  times.sort((a, b) => a - b)
  return {
    megabytesPerSecond: FILE_MEGABYTES / seconds,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    cpuPerGigabyte: (cpu / FILE_MEGABYTES) * 1024,
  }
}

/** A PDF to the content check, noise to everything else. */
function someChunks(): Buffer[] {
  const chunks = Array.from({ length: FILE_MEGABYTES }, () => randomBytes(MEGABYTE))
  chunks[0]?.write('%PDF-1.7\n')
  return chunks
}

function fields(of: { round: number; chunk: number; sid: string; caseId: string }) {
  return new URLSearchParams({
    sid: of.sid,
    usid: of.caseId,
    type: 'supplementary',
    exinfo: '{"type":"supplementary","file_type":"echo"}',
    resumableChunkNumber: String(of.chunk),
    resumableChunkSize: String(MEGABYTE),
    resumableCurrentChunkSize: String(MEGABYTE),
    resumableTotalSize: String(FILE_MEGABYTES * MEGABYTE),
    resumableTotalChunks: String(FILE_MEGABYTES),
    resumableIdentifier: `round-${of.round}`,
    resumableFilename: `round-${of.round}.pdf`,
  })
}

/** Deletes the file by the portal's own call and waits for its job to remove the bytes. */
async function deleteFile(
  url: string,
  storage: string,
  of: { round: number; sid: string; caseId: string },
): Promise<void> {
  const body = new URLSearchParams({
    sid: of.sid,
    usid: of.caseId,
    type: 'supplementary',
    fname: `round-${of.round}.pdf`,
    ftype: 'pdf',
  })
  await fetch(`${url}${deleteSessionData.path}`, { method: 'POST', body })
  const stored = async () =>
    (await readdir(storage, { recursive: true })).filter((name) => name.includes('/'))
  while ((await stored()).length > 0) await setTimeout(100)
}

async function fill(connectionString: string): Promise<{ sid: string; caseId: string }> {
  const { db, close } = openDatabase(connectionString, { connections: 2, onError: () => {} })
  const build = createBuilders(db)
  const vet = await build.account('vet')
  const caseId = await build.consult(vet)
  const sid = newSessionToken()
  const now = new Date()
  const endsAt = new Date(now.getTime() + HOUR)
  const { accountId } = vet
  await insertSession(db, { sessionHash: hashToken(sid), accountId, kind: 'api', now, endsAt })
  await close()
  return { sid, caseId }
}

async function startBare(path: string, ...database: string[]): Promise<Target & { stop(): void }> {
  const port = await freePort()
  const program = join(import.meta.dirname, 'support/bare-chunk-server.ts')
  const child = spawn(process.execPath, [program, String(port), path, ...database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    pathOf: (_round, chunk) => `/?offset=${(chunk - 1) * MEGABYTE}`,
    forget: () => truncate(path),
    stop: () => void child.kill(),
  }
}
