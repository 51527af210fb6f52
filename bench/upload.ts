import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deleteSessionData, UPLOAD_PATH } from '@systole/contract/files/uploads'
import { HOUR } from '@systole/domain/time/durations'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { insertSession } from '../apps/server/src/features/accounts/sign-in/session-store.ts'
import { hashToken, newSessionToken } from '../apps/server/src/http/access/session-token.ts'
import { createBuilders } from '../apps/server/src/testing/builders.ts'
import { freePort, startServer } from '../e2e/support/server.ts'
import { diskLoop } from './support/disk-loop.ts'
import { median } from './support/load.ts'
import { cpuSeconds, peakMegabytes } from './support/process-cpu.ts'
import { rawConnection } from './support/raw-connection.ts'
import {
  emptyFolder,
  type Peer,
  sendByTus,
  startNginx,
  startTus,
  whyNoNginx,
} from './support/upload-peers.ts'

const MEGABYTE = 1_048_576
/** The file size; `UPLOAD_MEGABYTES=1024 npm run bench -- upload` sends the largest size allowed. */
const FILE_MEGABYTES = Number(process.env.UPLOAD_MEGABYTES ?? 256)
const ROUNDS = Number(process.env.UPLOAD_ROUNDS ?? 5)

type Target = {
  pid: number
  url: string
  method?: 'POST' | 'PUT'
  /** Sends the whole file instead of chunks. */
  sendWhole?: (bytes: Buffer) => Promise<void>
  pathOf: (round: number, chunk: number) => string
  /** Releases the memory and disk space of a round, so that each starts under the same conditions. */
  forget: (round: number) => Promise<void>
}
type Name = (typeof NAMES)[number]
type Targets = Record<Exclude<Name, 'nginx'>, Target> & { nginx?: Target }
type Run = { megabytesPerSecond: number; p50: number; p99: number; cpuPerGigabyte: number }

/**
 * (b) Uploads a file in 1 MB chunks, one after the other, each acknowledged chunk synced and recorded; compared with a handler
 * that only writes the bytes, one that is equally durable, the disk alone, nginx, and the published tus server with its own
 * client.
 */
export async function benchUpload(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'systole-bench-'))
  const postgres = await startEmbeddedPostgres({ home })
  const server = await startServer({
    dataDir: join(home, 'server'),
    env: { DATABASE_URL: postgres.connectionString, DEMO: '0', LOG_LEVEL: 'warn' },
  })
  const bare = await startBare(join(home, 'bare'))
  const durable = await startBare(join(home, 'durable'), postgres.connectionString)
  const tus = await startTus(join(home, 'tus'))
  const nginx = whyNoNginx() ? undefined : await startNginx(join(home, 'nginx'))
  const { sid, caseId } = await fill(postgres.connectionString)
  const systole: Target = {
    pid: server.pid,
    url: server.url,
    pathOf: (round, chunk) => `${UPLOAD_PATH}?${fields({ round, chunk, sid, caseId })}`,
    forget: (round) => deleteFile(server.url, join(home, 'server/files'), { round, sid, caseId }),
  }
  try {
    await compare({
      systole,
      durable,
      bare,
      disk: diskTarget(join(home, 'disk')),
      ...(nginx && { nginx: nginxTarget(nginx, join(home, 'nginx', 'files')) }),
      tus: tusTarget(tus, join(home, 'tus')),
    })
    if (!nginx) console.log(`  nginx    ${whyNoNginx()}`)
  } finally {
    tus.stop()
    nginx?.stop()
    bare.stop()
    durable.stop()
    await server.stop()
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function compare(targets: Targets): Promise<void> {
  const chunks = someChunks()
  const whole = Buffer.concat(chunks)
  const names = NAMES.filter((name) => targets[name] !== undefined)
  const send = (name: Name, round: number): Promise<Run> => {
    const target = targets[name] ?? targets.bare
    return target.sendWhole
      ? sendWhole({ ...target, sendWhole: target.sendWhole }, round, whole)
      : sendFile(target, round, chunks)
  }
  for (const name of names) await send(name, 0)
  const memoryBefore = peakMegabytes(targets.systole.pid)
  const runs: Record<Name, Run[]> = {
    systole: [],
    durable: [],
    bare: [],
    disk: [],
    nginx: [],
    tus: [],
  }
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const name of names) runs[name].push(await send(name, round))
  console.log(`upload of ${FILE_MEGABYTES} MB in 1 MB chunks`)
  const speed = Object.fromEntries(names.map((name) => [name, line(name, runs[name])]))
  const over = (one: Name, other: Name) => ((speed[one] ?? 0) / (speed[other] ?? 1)).toFixed(2)
  console.log(`  ratio    ${over('systole', 'bare')} x a handler that only writes (aim 0.44)`)
  console.log(`           ${over('systole', 'durable')} x a handler that hashes, syncs and commits`)
  console.log(
    `           ${over('systole', 'disk')} x pwrite and fdatasync in a loop, nothing else`,
  )
  console.log(`           ${over('disk', 'bare')} x is that loop beside a handler that only writes`)
  if (targets.nginx) console.log(`           ${over('systole', 'nginx')} x nginx taking PUTs`)
  console.log(`           ${over('systole', 'tus')} x tus with its own client (aim 1.7)`)
  console.log(
    `  memory   ${peakMegabytes(targets.systole.pid)} MB at its peak, ${memoryBefore} MB after the first file (aim: flat, under 200)`,
  )
}

const NAMES = ['systole', 'durable', 'bare', 'disk', 'nginx', 'tus'] as const

async function sendWhole(
  target: Target & Required<Pick<Target, 'sendWhole'>>,
  round: number,
  bytes: Buffer,
): Promise<Run> {
  const cpuBefore = cpuSeconds(target.pid)
  const started = performance.now()
  await target.sendWhole(bytes)
  const seconds = (performance.now() - started) / 1000
  const cpu = cpuSeconds(target.pid) - cpuBefore
  await target.forget(round)
  const each = (seconds * 1000) / FILE_MEGABYTES // single chunks are not measured
  return {
    megabytesPerSecond: FILE_MEGABYTES / seconds,
    p50: each,
    p99: each,
    cpuPerGigabyte: (cpu / FILE_MEGABYTES) * 1024,
  }
}

function nginxTarget(nginx: Peer, files: string): Target {
  return {
    ...nginx,
    method: 'PUT',
    pathOf: (round, chunk) => `/${round}/${chunk}`,
    forget: () => emptyFolder(files),
  }
}

function tusTarget(tus: Peer, files: string): Target {
  return {
    ...tus,
    pathOf: () => '',
    sendWhole: (bytes) => sendByTus(tus.url, bytes, MEGABYTE),
    forget: () => emptyFolder(files),
  }
}

function diskTarget(path: string): Target {
  return {
    pid: process.pid,
    url: '',
    pathOf: () => '',
    sendWhole: diskLoop(path, MEGABYTE),
    forget: () => truncate(path),
  }
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
    const { status, body } = await connection.send(
      target.method ?? 'POST',
      target.pathOf(round, place + 1),
      chunk,
    )
    if (status >= 300) throw new Error(`chunk ${place + 1}: ${status} ${body}`)
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

/** Returns chunks of noise that the content check accepts as a PDF. */
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
