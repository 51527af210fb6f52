import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Permissions } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import { MINUTE } from '@systole/domain/time/durations'
import { createApp } from '../app.ts'
import type { AppContext } from '../app-context.ts'
import type { Settings } from '../config.ts'
import { createContext } from '../create-context.ts'
import { sealPassword } from '../features/accounts/sign-in/sealed-key.ts'
import { readSettings } from '../read-settings.ts'
import { apiClient, openTestSession } from './api-client.ts'
import { type Builders, createBuilders, TEST_PASSWORD } from './builders.ts'
import { createTestDatabase } from './test-database.ts'

/** A clock set by the test. It starts at the real time, because the database has its own. */
export type TestClock = {
  now(): Date
  set(time: Date): void
  advance(milliseconds: number): void
  /** Advances to the start of the next quarter of an hour, the window of attempt counters. */
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

/** Starts the whole server on a new database, without a socket, with typed clients. */
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
    /** The connection string, for another process on the same database. */
    databaseUrl: database.connectionString,
    /** Creates a proof of identity for the builders' accounts, valid once. */
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
    /** Creates an account of this type, in a new hospital for a vet, and a client signed in to it. */
    as: async (
      userType: UserType,
      options: {
        hospitalId?: string
        plan?: boolean
        country?: string
        permissions?: Permissions
      } = {},
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
