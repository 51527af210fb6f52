import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR } from '@systole/domain/time/durations'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { accounts } from '../apps/server/src/db/schema/accounts.ts'
import { hashPassword } from '../apps/server/src/features/accounts/password-hash.ts'
import {
  actorStatement,
  insertSession,
} from '../apps/server/src/features/accounts/session-store.ts'
import { caseListStatement } from '../apps/server/src/features/cases/case-list-store.ts'
import { caseStatement } from '../apps/server/src/features/cases/case-store.ts'
import { hashToken, newSessionToken } from '../apps/server/src/http/session-token.ts'
import { createBuilders } from '../apps/server/src/testing/builders.ts'
import { freePort, startServer } from '../e2e/support/server.ts'
import { type Load, load, median } from './support/load.ts'
import { loginLoad } from './support/login-load.ts'

const CASES = 500
/** Many callers, as a portal has them: one alone would meet its rate limit. */
const ACCOUNTS = 200
const PAGE = 10
const ROUNDS = 3
const SECONDS = 4
const PASSWORD = 'systole-demo'
const PLATFORM = JSON.stringify({ type: 'webapp', api_version: 2, app_version: '1', os: 'bench' })

/** (a) Login, case list and case detail beside a bare node:http + pg handler that runs the same statements on the same database. */
export async function benchCalls(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'systole-bench-'))
  const postgres = await startEmbeddedPostgres({ home })
  const server = await startServer({
    env: { DATABASE_URL: postgres.connectionString, DEMO: '0', LOG_LEVEL: 'warn' },
  })
  const rows = await fill(postgres.connectionString)
  const bare = await startBare(postgres.connectionString, rows)
  try {
    const params = (value: unknown) => `&params=${encodeURIComponent(JSON.stringify(value))}`
    const pairs = [
      [
        'case list, 10 of 500',
        `/api/query_all_sessions`,
        params({ record_per_page: PAGE }),
        '/list',
      ],
      ['case detail', '/api/query_session_info', `&usid=${rows.caseId}`, '/detail'],
    ] as const
    await compareLogins(server, bare, rows.emails)
    for (const [name, path, form, barePath] of pairs) {
      const target = {
        pid: server.pid,
        url: server.url + path,
        forms: rows.tokens.map((token) => `sid=${token}${form}`),
      }
      const baseline = {
        pid: bare.pid,
        url: bare.url + barePath,
        forms: rows.tokens.map((token) => `sid=${token}`),
      }
      await compare(name, target, baseline)
    }
  } finally {
    bare.stop()
    await server.stop()
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function compare(
  name: string,
  target: Parameters<typeof load>[0],
  baseline: Parameters<typeof load>[0],
) {
  const ours: Load[] = []
  const theirs: Load[] = []
  await load(target, 2)
  await load(baseline, 2)
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await load(target, SECONDS))
    theirs.push(await load(baseline, SECONDS))
  }
  const line = (who: string, loads: Load[]) => {
    const of = (key: keyof Load) => median(loads.map((each) => each[key]))
    console.log(
      `  ${who.padEnd(8)} ${of('requestsPerSecond')} req/s  p50 ${of('p50')} ms  p99 ${of('p99')} ms  CPU ${of('cpuMicroseconds')} us/request  errors ${of('errors')}`,
    )
    return of('cpuMicroseconds')
  }
  console.log(name)
  const ratio = line('systole', ours) / line('bare', theirs)
  console.log(`  ratio    ${ratio.toFixed(2)} x the CPU of the bare handler (aim 1.25)`)
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
  console.log(
    `  ratio    ${(ours.cpuMilliseconds / theirs.cpuMilliseconds).toFixed(2)} x the CPU of the bare handler (aim 1.25)`,
  )
}

async function post(url: string, fields: Record<string, string>): Promise<Record<string, unknown>> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
  const { code, data } = await response.json()
  if (code !== 0) throw new Error(`${url} was refused: ${code}`)
  return data
}

/** A hospital with 500 cases, a session, and the statements both servers run for it. */
async function fill(connectionString: string) {
  const { db, close } = openDatabase(connectionString, { connections: 4, onError: () => {} })
  const build = createBuilders(db)
  const vet = await build.account('vet')
  const petId = await build.pet(vet.hospitalId)
  let caseId = ''
  for (let n = 0; n < CASES; n += 1)
    caseId = await build.consult(vet, { petId, status: n % 3 === 0 ? 'open' : 'submit' })
  const now = new Date()
  const tokens: string[] = []
  const emails: string[] = []
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const { accountId, email } = await build.account('vet', { hospitalId: vet.hospitalId })
    emails.push(email)
    tokens.push(await openSession(db, accountId, now))
  }
  const passwordHash = await hashPassword(PASSWORD)
  await db.update(accounts).set({ passwordHash })
  await db.execute('analyze')
  await close()
  const scope = { reach: 'own', hospitalId: vet.hospitalId } as const
  const page = {
    filter: {},
    scope,
    order: 'newest',
    limit: PAGE + 1,
    after: undefined,
    now,
  } as const
  return {
    tokens,
    caseId,
    emails,
    passwordHash,
    session: actorStatement(hashToken(tokens[0] ?? ''), { now, idleSince: new Date(0) }),
    list: caseListStatement(page),
    detail: caseStatement(caseId, scope),
  }
}

async function openSession(db: Database, accountId: string, now: Date): Promise<string> {
  const token = newSessionToken()
  const endsAt = new Date(now.getTime() + HOUR)
  await insertSession(db, { sessionHash: hashToken(token), accountId, kind: 'api', now, endsAt })
  return token
}

async function startBare(connectionString: string, rows: Awaited<ReturnType<typeof fill>>) {
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
