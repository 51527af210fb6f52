import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../apps/server/src/app.ts'
import type { AppContext } from '../../apps/server/src/app-context.ts'
import { createContext } from '../../apps/server/src/create-context.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { databaseUrl, withClient } from '../../apps/server/src/testing/database-connection.ts'
import { fillLargePortal, type LargePortal } from '../../apps/server/src/testing/large-portal.ts'
import { benchSettings } from './bench-settings.ts'

type App = Awaited<ReturnType<typeof createApp>>

const CASES = 1_000_000
/** The number of cases in a demonstration portal. */
const DEMO_CASES = 1000
/** A folder that keeps the filled databases for the next run; without it each run fills its own. */
const KEPT = process.env.BENCH_HOME
/** the rows can be created again */
const QUICK = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB' }

export type FilledPortal = {
  cases: number
  filled: LargePortal
  connectionString: string
  app: App
  context: AppContext
}
type FilledPortals = { large: FilledPortal; demo: FilledPortal; close(): Promise<void> }

let opened: Promise<FilledPortals> | undefined

/**
 * Opens a portal of a million cases and one of a thousand, filled alike, each served without a socket. All benches of a run share
 * them.
 */
export function largePortals(): Promise<FilledPortals> {
  opened ??= openPortals()
  return opened
}

export async function closeLargePortals(): Promise<void> {
  await (await opened)?.close()
}

async function openPortals(): Promise<FilledPortals> {
  const home = KEPT ?? (await mkdtemp(join(tmpdir(), 'systole-bench-')))
  await mkdir(home, { recursive: true })
  const postgres = await startEmbeddedPostgres({ home, settings: QUICK })
  const large = await openPortal(home, postgres.connectionString, CASES)
  const demo = await openPortal(home, postgres.connectionString, DEMO_CASES)
  return {
    large,
    demo,
    close: async () => {
      await large.close()
      await demo.close()
      await postgres.stop()
      if (!KEPT) await rm(home, { recursive: true, force: true })
    },
  }
}

async function openPortal(home: string, server: string, cases: number) {
  const connectionString = databaseUrl(server, `portal_of_${cases}`)
  const filled = await filledPortal(join(home, `portal_of_${cases}.json`), {
    ...{ server, connectionString, cases },
  })
  const { context, close } = await createContext(benchSettings(home), connectionString)
  const app = await createApp(context)
  return {
    ...{ cases, filled, connectionString, app, context },
    close: async () => {
      await app.close()
      await close()
    },
  }
}

/** Fills the database unless the note beside it records that it is filled. */
async function filledPortal(
  note: string,
  to: { server: string; connectionString: string; cases: number },
): Promise<LargePortal> {
  if (existsSync(note)) return JSON.parse(readFileSync(note, 'utf8'))
  const { server, connectionString, cases } = to
  await withClient(server, async (client) => {
    await client.query(`drop database if exists portal_of_${cases}`)
    await client.query(`create database portal_of_${cases}`)
  })
  await migrate(connectionString)
  const start = performance.now()
  const filled = await fillLargePortal(connectionString, cases)
  console.log(
    `${cases} cases with what belongs to them filled in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  )
  writeFileSync(note, JSON.stringify(filled))
  return filled
}
