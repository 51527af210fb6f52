import { sql } from 'drizzle-orm'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import type { DatabaseGate } from './database-gate.ts'
import { type RunningServer, startServer } from './server.ts'

/**
 * Runs the built server on the database and the files of a test's portal, and kills it where a gate is closed. No job runs by the
 * clock, so that only the test's jobs change anything.
 */
export async function killedJobs({ context, databaseUrl }: TestApp) {
  const { database: db, settings } = context
  await db.execute(sql`delete from pgboss.schedule`)
  await db.execute(
    sql`create function no_schedule() returns trigger language plpgsql as 'begin return null; end'`,
  )
  await db.execute(
    sql`create trigger no_schedule before insert on pgboss.schedule for each row execute function no_schedule()`,
  )
  let server: RunningServer | undefined
  const start = async () => {
    const env = { DATABASE_URL: databaseUrl, DEMO: '0' }
    server = await startServer({ dataDir: settings.DATA_DIR, env })
    return server
  }
  return {
    start,
    /**
     * Starts the job, and kills the server before the nth statement from now that passes the gate, or directly after it.
     */
    async killAt(
      { gate, ahead, isAfter = false }: { gate: DatabaseGate; ahead: number; isAfter?: boolean },
      begin: () => Promise<void>,
    ): Promise<void> {
      await gate.closeAhead(ahead)
      await begin()
      const running = server ?? (await start())
      await gate.reached()
      await running.kill9()
      server = undefined
      await (isAfter ? gate.open() : gate.refuse())
    },
    /** Starts the server a while later, when interrupted jobs have been without a heartbeat for too long. */
    async comeBack(): Promise<RunningServer> {
      await db.execute(sql`
        update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`)
      return start()
    },
    /** Returns the names of jobs that wait, run or have failed. */
    async unfinished(): Promise<string[]> {
      const { rows } = await db.execute<{ name: string }>(sql`
        select name from pgboss.job where state <> 'completed' order by name`)
      return rows.map(({ name }) => name)
    },
    /** Kills the server between two calls. */
    async kill(): Promise<void> {
      await server?.kill9()
      server = undefined
    },
    async stop(): Promise<void> {
      await server?.stop()
      server = undefined
    },
  }
}
