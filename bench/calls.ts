import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { freePort, type RunningServer, startServer } from '../e2e/support/server.ts'
import { besideLimit } from './support/beside-limit.ts'
import { fillCalls, joinDemo, PAGE, PASSWORD } from './support/calls-data.ts'
import { CPU_LIMIT, compareCpu } from './support/compare-cpu.ts'
import { compareLatency } from './support/compare-latency.ts'
import { loginLoad } from './support/login-load.ts'
import { untilQuiet } from './support/until-quiet.ts'

const PLATFORM = JSON.stringify({ type: 'webapp', api_version: 2, app_version: '1', os: 'bench' })
const LIST = '/api/query_all_sessions'
const DETAIL = '/api/query_session_info'
const LIST_FORM = `&params=${encodeURIComponent(JSON.stringify({ record_per_page: PAGE }))}`

/**
 * (a) Measures what a call costs the server. Login, case list and case detail are compared with a bare handler by CPU; case list
 * and case detail with `check_sid` by time.
 * The bare handler (`support/bare-server.ts`) is a minimal node:http server with pg: it reads the form, looks the session up,
 * runs the same statements as the call, with the same values, on the same database, and returns their rows as JSON. It has no
 * roles, contract, rate limits or log. The difference is the price of everything else. The limit applies to the CPU of the
 * server's process; PostgreSQL's CPU is reported beside it.
 */
export async function benchCalls(): Promise<void> {
  await withServer({ DEMO: '0' }, async (server, connectionString) => {
    const rows = await fillCalls(connectionString)
    const bare = await startBare(connectionString, rows)
    const observer = new pg.Client({ connectionString })
    await observer.connect()
    try {
      const { rows: found } = await observer.query('select pg_backend_pid() as pid')
      const backend: number = found[0].pid
      await compareLogins(server, bare, rows.emails)
      for (const [name, path, form, barePath] of [
        [`case list, ${PAGE} of 500`, LIST, LIST_FORM, '/list'],
        ['case detail', DETAIL, `&usid=${rows.caseId}`, '/detail'],
      ] as const) {
        const target = ({ pid, url }: { pid: number; url: string }, path: string, form = '') => ({
          pid,
          url: url + path,
          forms: rows.tokens.map((token) => `sid=${token}${form}`),
        })
        const ours = target(server, path, form)
        await compareCpu(name, { ours, bare: target(bare, barePath), backend })
      }
    } finally {
      bare.stop()
      await observer.end()
    }
  })
  await withServer({ DEMO: '1', TRUST_PROXY: '1' }, async (server, connectionString) => {
    const rows = await joinDemo(connectionString)
    const { tokens, caseId } = rows
    const bare = await startBare(connectionString, { ...rows, emails: [], passwordHash: '' })
    const form = (more: string) => (n: number) => `sid=${tokens[n % tokens.length]}${more}`
    const { url } = server
    await untilQuiet(server.pid)
    console.log('one connection, demo data; what a bare handler takes is the floor')
    try {
      await compareLatency([
        { name: 'check_sid', url, path: '/api/check_sid', form: form('') },
        {
          name: 'case list',
          url,
          path: LIST,
          form: form(LIST_FORM),
          limit: 2.2,
          floor: 'bare list',
        },
        { name: 'bare list', url: bare.url, path: '/list', form: form('') },
        {
          name: 'case detail',
          url,
          path: DETAIL,
          form: form(`&usid=${caseId}`),
          limit: 2,
          floor: 'bare detail',
        },
        { name: 'bare detail', url: bare.url, path: '/detail', form: form('') },
      ])
    } finally {
      bare.stop()
    }
  })
}

/** Runs the built server on a PostgreSQL whose CPU can be measured. */
async function withServer(
  env: Record<string, string>,
  work: (server: RunningServer, connectionString: string) => Promise<void>,
): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'systole-bench-'))
  const postgres = await startEmbeddedPostgres({ home })
  try {
    const server = await startServer({
      env: { DATABASE_URL: postgres.connectionString, LOG_LEVEL: 'warn', ...env },
    })
    try {
      await work(server, postgres.connectionString)
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function compareLogins(
  server: { pid: number; url: string },
  bare: { pid: number; url: string },
  emails: string[],
) {
  const ours = await loginLoad(server.pid, async (n) => {
    const { key } = await post(`${server.url}/api/key_gen`, { key: PASSWORD })
    const email = emails[n % emails.length] ?? ''
    await post(`${server.url}/api/login`, { email, password: String(key), platform: PLATFORM })
  })
  const theirs = await loginLoad(bare.pid, async () => void (await post(`${bare.url}/login`, {})))
  console.log('login: key_gen and login, two Argon2id checks')
  for (const [who, load] of [
    ['systole', ours],
    ['bare', theirs],
  ] as const) {
    console.log(
      `  ${who.padEnd(8)} ${load.perSecond.toFixed(1)} per s  p50 ${load.p50.toFixed(0)} ms  p99 ${load.p99.toFixed(0)} ms  CPU ${load.cpuMilliseconds.toFixed(1)} ms`,
    )
  }
  const ratio = ours.cpuMilliseconds / theirs.cpuMilliseconds
  console.log(
    `  ratio    ${ratio.toFixed(2)} x the CPU of the bare handler (${besideLimit(ratio, CPU_LIMIT)})`,
  )
}

async function post(url: string, fields: Record<string, string>): Promise<Record<string, unknown>> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
  const { code, data } = await response.json()
  if (code !== 0) throw new Error(`${url} was refused: ${code}`)
  return data
}

async function startBare(connectionString: string, rows: Awaited<ReturnType<typeof fillCalls>>) {
  const port = await freePort()
  const orders = { connectionString, port, ...rows, password: PASSWORD }
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'support/bare-server.ts'), JSON.stringify(orders)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(child.stdout, 'data')
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
