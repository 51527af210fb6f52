import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RunningServer, startServer } from './support/server.ts'

const START = join(import.meta.dirname, '..', 'tools', 'start.mjs')

let dataDir = ''
let servers: RunningServer[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'systole-process-'))
})

afterEach(async () => {
  for (const server of servers) await server.kill9().catch(() => {})
  servers = []
  await vi.waitUntil(() => processesOn(dataDir).length === 0, { timeout: 15_000 })
  rmSync(dataDir, { recursive: true, force: true })
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s leaves no process', async (signal) => {
  const server = await start()
  expect(processesOn(dataDir)).not.toEqual([])

  process.kill(server.pid, signal)

  await vi.waitUntil(() => processesOn(dataDir).length === 0 && !isAlive(server.pid), {
    timeout: 15_000,
  })
})

test('SIGTERM withdraws readiness while calls still work, then ends with 0', async () => {
  const server = await startServer({ dataDir, env: { DEMO: '0', SHUTDOWN_DELAY_SECONDS: '3' } })
  servers.push(server)
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status
  expect(await readiness()).toBe(200)

  process.kill(server.pid, 'SIGTERM')

  await vi.waitUntil(async () => (await readiness()) === 503, { interval: 20 })
  const body = new URLSearchParams({ key: 'a password' })
  const call = await fetch(`${server.url}/api/key_gen`, { method: 'POST', body })
  expect(await call.json()).toMatchObject({ code: 0 })
  expect(await server.exitCode).toBe(0)
  await expect(fetch(`${server.url}/readyz`)).rejects.toThrow()
})

test('an error that is not caught is logged, and the process ends in order with 1', async () => {
  const server = await start()
  const data = join(dataDir, 'postgres', 'data')
  const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  renameSync(data, `${data}.gone`) // a database that cannot be restarted

  process.kill(main, 'SIGKILL')

  expect(await server.exitCode).toBe(1)
  expect(server.output()).toContain('"event":"uncaught"')
})

test('kill -9 leaves no process, and the next start answers with the same database', async () => {
  const server = await start()
  await server.kill9()
  await vi.waitUntil(() => processesOn(dataDir).length === 0, { timeout: 15_000 })

  const again = await start()

  expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
})

test('no password of the database is in what the server prints or in its processes', async () => {
  const server = await start()
  const password = readFileSync(join(dataDir, 'postgres', 'password'), 'utf8')

  expect(password).toMatch(/^[\w-]{43}$/)
  expect(server.output()).not.toContain(password)
  expect(processesOn(password)).toEqual([])
})

test('--help lists the settings and starts nothing', () => {
  const { status, stdout } = npmStart('--help')

  expect(status).toBe(0)
  expect(stdout).toMatch(/^ +PORT +\S.*\[3000\]$/m)
  expect(stdout).not.toMatch(/\bready\b/)
})

test('a setting that cannot be used is named and nothing starts', () => {
  const { status, stderr } = npmStart('--port=many', '--colour=red')

  expect(status).toBe(2)
  expect(stderr).toContain('PORT')
  expect(stderr).toContain('--colour')
})

async function start(): Promise<RunningServer> {
  const server = await startServer({ dataDir, env: { DEMO: '0' } })
  servers.push(server)
  return server
}

function npmStart(...flags: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  return spawnSync(process.execPath, [START, ...flags], { encoding: 'utf8', env })
}

/** Returns the ids of processes whose command line contains the text. The database's processes name the data folder. */
function processesOn(text: string): string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && commandOf(name).includes(text))
}

function commandOf(processId: string): string {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8')
  } catch {
    return '' // it ended meanwhile
  }
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}
