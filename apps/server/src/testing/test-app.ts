import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserType } from '@systole/domain/accounts/user-type'
import { MINUTE } from '@systole/domain/time/durations'
import { createApp } from '../app.ts'
import type { AppContext } from '../app-context.ts'
import { readSettings, type Settings } from '../config.ts'
import { createContext } from '../create-context.ts'
import { sealPassword } from '../features/accounts/sealed-key.ts'
import { apiClient, openTestSession } from './api-client.ts'
import { type Builders, createBuilders, TEST_PASSWORD } from './builders.ts'
import { createTestDatabase } from './test-database.ts'

/** A clock that stands where a test puts it. It starts at the real time, because the database has its own. */
export type TestClock = {
  now(): Date
  set(time: Date): void
  advance(milliseconds: number): void
  /** To the start of the next quarter of an hour, the window that attempts are counted in. */
  toNextQuarter(): void
}

const QUARTER = 15 * MINUTE

function testClock(): TestClock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    set: (time) => {
      offset = time.getTime() - Date.now()
    },
    advance: (milliseconds) => {
      offset += milliseconds
    },
    toNextQuarter: () => {
      const now = Date.now() + offset
      offset += Math.ceil(now / QUARTER) * QUARTER - now
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>

/** The whole server on a database of its own, without a socket, and typed clients that talk to it. */
export async function testApp(overrides: Partial<AppContext> = {}) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'systole-'))
  const clock = testClock()
  const settings = testSettings(dataDir)
  const { context, close } = await createContext(settings, database.connectionString, {
    clock,
    ...overrides,
  })
  const app = await createApp(context)
  const build: Builders = createBuilders(context.database)

  const client = (sid?: string, headers: Record<string, string> = {}) =>
    apiClient(app, sid, headers)

  const sessionOf = (accountId: string, kind: 'api' | 'browser' = 'api') =>
    openTestSession(context.database, { accountId, kind, now: clock.now() })

  return {
    app,
    context,
    /** For another process on the same database. */
    databaseUrl: database.connectionString,
    /** What the accounts of the builders show of themselves, good for one use. */
    proof: () => ({
      password: sealPassword(
        context.secret,
        { password: TEST_PASSWORD, audience: 'api' },
        clock.now(),
      ),
    }),
    clock,
    build,
    client,
    sessionOf,
    /** A new account of this type, in its own new hospital where it is a vet, and a client that is logged in as it. */
    as: async (
      userType: UserType,
      options: { hospitalId?: string; plan?: boolean; country?: string } = {},
    ) => {
      const account = await build.account(userType, options)
      const sid = await sessionOf(account.accountId)
      return { ...account, sid, api: client(sid) }
    },
    close: async () => {
      await app.close()
      await close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function testSettings(dataDir: string): Settings {
  const read = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DATABASE_POOL: '8',
    PORT: '0',
    PUBLIC_URL: 'http://portal.test',
    CN_PUBLIC_URL: 'http://cn.portal.test',
    DEMO: '0',
    RELEASE_UNDO_SECONDS: '0',
  })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.settings
}
