import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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

test('kill -9 leaves no process, and the next start answers with the same database', async () => {
  const server = await start()
  await server.kill9()
  await vi.waitUntil(() => processesOn(dataDir).length === 0, { timeout: 15_000 })

  const again = await start()

  expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
})

test('no password of the database stands in what the server prints or in its processes', async () => {
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
  expect(stdout).not.toContain('ready')
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

/** The ids of processes that name the text in their command line. The database's name the data folder. */
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
