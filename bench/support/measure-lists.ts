import { readFileSync } from 'node:fs'
import { apiClient, openTestSession } from '../../apps/server/src/testing/api-client.ts'
import { type Statement, statementsOf } from '../../apps/server/src/testing/explain-reads.ts'
import type { ListCall } from '../../apps/server/src/testing/list-calls.ts'
import type { FilledPortal } from './large-portals.ts'
import { median, timed } from './load.ts'

const WARM_ROUNDS = 3
const ROUNDS = 15

type Measured = {
  p50: number
  p95: number
  /** The CPU time of all database processes for one call. */
  databaseCpuMs: number
  statements: Statement[]
}

/** Measures repeated calls of a list through the whole server. */
export async function measureList(portal: FilledPortal, list: ListCall): Promise<Measured> {
  const [name, who, call] = list
  const api = await clientOf(portal, who)
  const ask = async () => {
    if (!(await call(api)).ok) throw new Error(`${name} is refused`)
  }
  const statements = (await statementsOf(ask)).filter(isRead)
  for (let round = 1; round < WARM_ROUNDS; round += 1) await ask()
  const before = await databaseCpuMs(portal)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(ask))
  const cpu = (await databaseCpuMs(portal)) - before
  return {
    ...{ p50: median(times), p95: percentile(times, 0.95), statements },
    databaseCpuMs: cpu / ROUNDS,
  }
}

async function clientOf({ app, context, filled }: FilledPortal, who: ListCall[1]) {
  const session = { accountId: filled[who], kind: 'api', now: context.clock.now() } as const
  return apiClient(app, await openTestSession(context.database, session))
}

/** Returns the CPU time of the processes that serve the connections to this database (Linux). */
async function databaseCpuMs({ context }: FilledPortal): Promise<number> {
  const { rows } = await context.database.execute<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database()`,
  )
  return rows.reduce((sum, { pid }) => sum + onCpuMs(pid), 0)
}

function onCpuMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

const isRead = ({ text }: Statement) => /^[\s(]*(select|with)/i.test(text)

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}
