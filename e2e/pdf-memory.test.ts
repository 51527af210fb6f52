import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, plainClient } from './support/plain-client.ts'
import { type RunningServer, startServer } from './support/server.ts'

const MOST_MEGABYTES = 512
const AT_ONCE = 40

const dataDir = mkdtempSync(join(tmpdir(), 'systole-pdf-memory-'))
let server: RunningServer
let vet: Caller

/** Measures after a restart, because seeding the demo leaves memory that a running server does not need. */
beforeAll(async () => {
  const seeding = await startServer({ dataDir })
  await seeding.stop()
  server = await startServer({ dataDir })
  vet = await plainClient(server.url).login('demo.vet@systole.test')
})

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('forty simultaneous requests for PDFs are answered or refused with a time, below 512 MB', async () => {
  // the current month is not kept, so that each of these is drawn
  const month = new Date().toISOString().slice(0, 7)
  const { url } = await plainClient(server.url).accepted('open_billing_paper', {
    sid: vet.sid,
    paper: 'statement',
    id: month,
  })
  const before = megabytesOf(server.pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, megabytesOf(server.pid))
  }, 20)
  const answers = []
  for (let round = 0; round < 3; round += 1) {
    const all = Array.from({ length: AT_ONCE }, () => fetch(new URL(url, server.url)))
    for (const answer of await Promise.all(all)) {
      const bytes = Buffer.from(await answer.arrayBuffer())
      answers.push({ status: answer.status, retry: answer.headers.get('retry-after'), bytes })
    }
  }
  clearInterval(watch)

  const drawn = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  expect(drawn.length + refused.length).toBe(answers.length)
  expect(drawn.length).toBeGreaterThanOrEqual(22)
  expect(refused.every(({ retry }) => Number(retry) > 0)).toBe(true)
  expect(drawn.every(({ bytes }) => bytes.subarray(0, 5).toString() === '%PDF-')).toBe(true)
  expect(most, `${Math.round(before)} MB before`).toBeLessThan(MOST_MEGABYTES)
})

/** Returns the process's resident memory in MB. */
function megabytesOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
