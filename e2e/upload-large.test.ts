import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeCase } from './support/plain-case.ts'
import { type Caller, CHUNK_BYTES, type PlainClient, plainClient } from './support/plain-client.ts'
import { type RunningServer, startServer } from './support/server.ts'

const CHUNKS = 1024
const AT_ONCE = 3
/** The chunks that fill the caches between requests; the other three quarters, 768 MB, need hardly any memory. */
const WARM_CHUNKS = CHUNKS / 4
const GROWTH_MAX_MEGABYTES = 128

const dataDir = mkdtempSync(join(tmpdir(), 'systole-large-'))
let server: RunningServer
let portal: PlainClient
let vet: Caller

beforeAll(async () => {
  const first = await startServer({ dataDir })
  await first.stop() // making the demo leaves garbage in memory that does not belong to the upload
  server = await startServer({ dataDir })
  portal = plainClient(server.url)
  vet = await portal.login('demo.vet@systole.test')
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('INSP-4 INSP-6 a file of exactly 1 GB arrives byte for byte, three chunks at a time, in flat memory', {
  timeout: 300_000,
}, async () => {
  const { usid } = await describeCase(portal, vet, 'Large')
  const send = async (n: number) => {
    const response = await fetch(address(usid, n), { method: 'POST', body: chunk(n), headers: RAW })
    expect(response.status).toBe(200)
    return (await response.json()).data
  }
  forgetPeak(server.pid)
  const first = await inTurns(WARM_CHUNKS, AT_ONCE, send)
  const before = memory(server.pid, 'VmHWM')
  const others = await inTurns(CHUNKS - WARM_CHUNKS, AT_ONCE, (n) => send(WARM_CHUNKS + n))

  const whole = createHash('sha256')
  for (let n = 1; n <= CHUNKS; n += 1) whole.update(chunk(n))
  const sha256 = whole.digest('hex')
  const complete = [...first, ...others].filter((reply) => reply.complete)
  expect(complete).toEqual([{ complete: true, name: 'large.pdf', size: 1_073_741_824, sha256 }])
  expect(await digestOfStored(usid)).toBe(sha256)
  expect(memory(server.pid, 'VmHWM') - before).toBeLessThan(GROWTH_MAX_MEGABYTES)
})

test('INSP-4 a file of one byte more is refused before a byte is sent', async () => {
  const { usid } = await describeCase(portal, vet, 'Larger')
  const larger = address(usid, 1).replaceAll('1073741824', '1073741825')
  const response = await fetch(larger)
  expect(response.status).toBe(415)
  expect(await response.json()).toMatchObject({ code: -8003 })
})

const RAW = { 'content-type': 'application/octet-stream' }
const NOISE = randomBytes(CHUNK_BYTES)

/** Returns a chunk that differs from every other; the first begins like a PDF. */
function chunk(n: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(NOISE)
  bytes.set(new TextEncoder().encode(`%PDF-1.7 chunk ${n}\n`))
  return bytes
}

function address(usid: string, n: number): string {
  const query = new URLSearchParams({
    ...vet,
    usid,
    type: 'supplementary',
    exinfo: JSON.stringify({ type: 'supplementary', file_type: 'echo' }),
    flowChunkNumber: String(n),
    flowChunkSize: String(CHUNK_BYTES),
    flowCurrentChunkSize: String(CHUNK_BYTES),
    flowTotalSize: String(CHUNKS * CHUNK_BYTES),
    flowTotalChunks: String(CHUNKS),
    flowIdentifier: 'large',
    flowFilename: 'large.pdf',
  })
  return `${server.url}/api/add_large_cardiobirdx_session_data?${query}`
}

async function inTurns<T>(count: number, atOnce: number, work: (n: number) => Promise<T>) {
  const results: T[] = []
  let next = 1
  const worker = async () => {
    while (next <= count) {
      const n = next
      next += 1
      results.push(await work(n))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

async function digestOfStored(usid: string): Promise<string> {
  const list = { sid: vet.sid, usid }
  const { files } = await portal.accepted('query_cardiobirdx_session_uploaded_data', list)
  const response = await fetch(new URL(files[0].url, server.url))
  const hash = createHash('sha256')
  for await (const part of response.body ?? []) hash.update(part)
  return hash.digest('hex')
}

/** Returns the process's current or peak memory in MB (Linux). */
function memory(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}

/** Resets the peak, because seeding the demo needs more memory than any upload. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
