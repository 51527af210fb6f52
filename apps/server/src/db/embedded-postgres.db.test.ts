import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const HOLDER = join(import.meta.dirname, '..', 'testing', 'hold-postgres.ts')

let home = ''
let holders: ChildProcess[] = []

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'systole-database-'))
})

afterEach(async () => {
  for (const occupant of holders) occupant.kill('SIGKILL')
  holders = []
  await databaseGone()
  rmSync(home, { recursive: true, force: true })
})

test('a first start makes a database that speaks to its own role and to no superuser', async () => {
  const database = await startEmbeddedPostgres({ home })

  const [row] = await query(
    database.connectionString,
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_user AS role,
            current_setting('is_superuser') AS superuser, current_setting('listen_addresses') AS addresses,
            current_setting('fsync') AS fsync, current_setting('data_checksums') AS checksums`,
  )
  const asPostgres = database.connectionString.replace('//systole:', '//postgres:')

  expect(row).toEqual({
    version: 18,
    role: 'systole',
    superuser: 'off',
    addresses: '',
    fsync: 'on',
    checksums: 'on',
  })
  await expect(query(asPostgres, 'SELECT 1')).rejects.toThrow(/pg_hba.conf/)
  await database.stop()
})

test('a wrong password is refused and the right one is in a file that only its owner reads', async () => {
  const database = await startEmbeddedPostgres({ home })
  const password = readFileSync(join(home, 'postgres', 'password'), 'utf8')

  expect(database.connectionString).toContain(password)
  expect(statSync(join(home, 'postgres', 'password')).mode & 0o777).toBe(0o600)
  const wrong = database.connectionString.replace(password, 'guess')
  await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
  await database.stop()
})

test('after kill -9 no database process is left and the next start has every acknowledged row', async () => {
  const { connectionString, holder } = await hold()
  await query(connectionString, 'CREATE TABLE acknowledged (n int)')
  await query(connectionString, 'INSERT INTO acknowledged VALUES (1), (2)')
  expect(databaseProcesses()).not.toEqual([])

  holder.kill('SIGKILL')
  await databaseGone()
  const again = await hold()

  const rows = await query(again.connectionString, 'SELECT n FROM acknowledged ORDER BY n')
  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
})

test('a start right after kill -9 waits for the dying database', async () => {
  const { holder } = await hold()
  holder.kill('SIGKILL')

  const again = await hold()

  expect(await query(again.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a stop leaves no process and no socket', async () => {
  const database = await startEmbeddedPostgres({ home })
  expect(databaseProcesses()).not.toEqual([])

  await database.stop()

  expect(databaseProcesses()).toEqual([])
  expect(existsSync(join(home, 'postgres', 'socket'))).toBe(false)
})

test('a database that is killed alone comes back at the same address', async () => {
  const { connectionString } = await hold()
  const [main] = databaseProcesses()

  process.kill(Number(main), 'SIGKILL')

  await expect
    .poll(() => query(connectionString, 'SELECT 1 AS one').catch(() => undefined), {
      ...{ timeout: 15_000, interval: 50 },
    })
    .toEqual([{ one: 1 }])
})

test('a start killed half-way through the first one is made good by the next', async () => {
  const occupant = spawnHolder()
  await vi.waitUntil(isInitialising, { timeout: 15_000 })
  occupant.kill('SIGKILL')
  expect(existsSync(join(home, 'postgres', 'data'))).toBe(false)

  const { connectionString } = await hold()

  expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

function isInitialising(): boolean {
  const around = join(home, 'postgres')
  if (!existsSync(around)) return false
  return readdirSync(around).some(
    (name) => name.startsWith('data.new-') && existsSync(join(around, name, 'base')),
  )
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {}) // the connection ends with its database
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function spawnHolder(): ChildProcess {
  const occupant = spawn(process.execPath, [HOLDER, home], { stdio: ['ignore', 'pipe', 'inherit'] })
  holders.push(occupant)
  return occupant
}

async function hold(): Promise<{ connectionString: string; holder: ChildProcess }> {
  const occupant = spawnHolder()
  if (!occupant.stdout) throw new Error('The holder has no output')
  const [connectionString] = await once(createInterface(occupant.stdout), 'line')
  return { connectionString: String(connectionString), holder: occupant }
}

/** Returns the ids of the processes that use this test's folder, the main one first. */
function databaseProcesses(): string[] {
  const data = join(home, 'postgres', 'data')
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && commandOf(name).includes(data))
    .filter((name) => commandOf(name).includes(`bin/postgres\0-D\0`))
    .filter((name) => !commandOf(name).startsWith('/bin/sh'))
    .sort((a, b) => Number(a) - Number(b))
}

function commandOf(processId: string): string {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8')
  } catch {
    return '' // it ended in the meantime
  }
}

async function databaseGone(): Promise<void> {
  await vi.waitUntil(() => databaseProcesses().length === 0, { timeout: 15_000 })
}
