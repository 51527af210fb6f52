import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ALL_JOBS } from '../all-jobs.ts'
import { createLog } from '../create-context.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'
import { openJobs } from '../jobs/jobs.ts'
import { databaseUrl, withClient } from './database-connection.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseUrl: string
    templateDatabase: string
  }
}

/** Settings of a disposable database, which need not survive a power failure. */
const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Starts one PostgreSQL for the run, with a migrated template database that is copied for each test file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const template = `systole_template_${process.pid}`
  const end = async () => {
    await withClient(server.url, (client) =>
      client.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`),
    )
    await server.stop()
  }
  try {
    await withClient(server.url, (client) => client.query(`CREATE DATABASE ${template}`))
    await prepare(databaseUrl(server.url, template))
  } catch (error) {
    await end()
    throw error
  }
  project.provide('testDatabaseUrl', server.url)
  project.provide('templateDatabase', template)
  return end
}

/** Prepares everything that the first start of a portal creates in its database, without rows. */
async function prepare(connectionString: string): Promise<void> {
  await migrate(connectionString)
  const log = createLog({ LOG_LEVEL: 'silent' })
  const jobs = await openJobs({ connectionString, declared: ALL_JOBS, log, runsJobs: false })
  await jobs.stop()
}

async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const home = mkdtempSync(join(tmpdir(), 'systole-tests-'))
  const { connectionString, stop } = await startEmbeddedPostgres({ home, settings: QUICK })
  return {
    url: connectionString,
    stop: async () => {
      await stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
