import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { runningPostgres } from '../apps/server/src/db/running-postgres.ts'
import { describeCase } from './support/plain-case.ts'
import { CHUNK_BYTES, chunkAddress, chunkBody, plainClient } from './support/plain-client.ts'
import { type RunningServer, startServer } from './support/server.ts'

const VET = 'demo.vet@systole.test'
/** A module loaded before the server: its calendar is a day and an hour ahead, its monotonic timer is unchanged. */
const AHEAD = `
const real = Date
const ahead = 25 * 3600 * 1000
globalThis.Date = class extends real {
  constructor(...parts) {
    if (parts.length === 0) super(real.now() + ahead)
    else super(...parts)
  }
  static now() { return real.now() + ahead }
}`

const dataDir = mkdtempSync(join(tmpdir(), 'systole-clock-'))
const folder = mkdtempSync(join(tmpdir(), 'systole-clock-'))
const servers: RunningServer[] = []

afterAll(async () => {
  for (const server of servers.reverse()) await server.stop()
  for (const each of [dataDir, folder]) rmSync(each, { recursive: true, force: true })
})

test('F24 a worker whose clock is 25 hours ahead loses no acknowledged chunk, ends no session, and is not ready', async () => {
  const web = await start({ dataDir, env: { ROLE: 'web' } })
  const portal = plainClient(web.url)
  const vet = await portal.login(VET)
  const { usid } = await describeCase(portal, vet, 'Clock')
  const bytes = Buffer.alloc(2 * CHUNK_BYTES, ' ')
  bytes.write('%PDF-1.7\n')
  bytes.write('\n%%EOF\n', bytes.length - 7)
  const file = { name: 'thorax.pdf', fileType: 'chest X-ray', bytes }
  const address = (n: number) => chunkAddress(web.url, { ...vet, usid }, file, n)
  const send = (n: number) => fetch(address(n), { method: 'POST', body: chunkBody(file, n) })
  expect((await send(1)).status).toBe(200)

  const ahead = join(folder, 'ahead.mjs')
  writeFileSync(ahead, AHEAD)
  const databaseUrl = runningPostgres(dataDir) ?? ''
  const env = { DATABASE_URL: databaseUrl, NODE_OPTIONS: `--import=${pathToFileURL(ahead)}` }
  const worker = await start({ dataDir, env: { ...env, ROLE: 'all' } })
  const readiness = await fetch(`${worker.url}/readyz`)
  expect(readiness.status).toBe(503)
  expect(await readiness.json()).toMatchObject({ problem: expect.stringContaining('ahead of') })
  expect(worker.output()).toContain('ahead of the database')

  await runNow(databaseUrl, ['abandoned-uploads', 'housekeeping', 'sweep-storage'])
  expect(await portal.accepted('check_sid', { sid: vet.sid })).toEqual({ valid: 1 })
  expect((await fetch(address(1))).status).toBe(200)
  expect((await (await send(2)).json()).data).toMatchObject({ complete: true })
})

async function start(options: Parameters<typeof startServer>[0]): Promise<RunningServer> {
  const server = await startServer(options)
  servers.push(server)
  return server
}

/** Queues these jobs and waits until a worker has completed them. */
async function runNow(connectionString: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(
    `insert into pgboss.job (name, data) select unnest($1::text[]), '{}' returning id`,
    [names],
  )
  const ids = rows.map(({ id }) => id)
  await vi.waitFor(
    async () => {
      const done = await client.query(
        `select id from pgboss.job where id = any($1) and state = 'completed'`,
        [ids],
      )
      expect(done.rows).toHaveLength(names.length)
    },
    { timeout: 60_000, interval: 200 },
  )
  await client.end()
}
