import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { Job } from './define-job.ts'

const POLL_SECONDS = 0.5
/** A worker that was killed is missed after this long, and its job goes to another; the shortest that pg-boss takes. */
const HEARTBEAT_SECONDS = 10
const WATCH_SECONDS = 5

export type Jobs = {
  /** Adds the job in the caller's transaction: it runs if and only if that commits. `key` keeps a second one of the same name out while the first waits. */
  enqueue<P extends z.ZodType>(
    db: Db,
    job: Job<P>,
    payload: z.input<P>,
    options?: { key?: string; startAfter?: Date },
  ): Promise<void>
  /** Works off jobs until `stop`. */
  work<P extends z.ZodType>(
    job: Job<P>,
    run: (payload: z.output<P>) => Promise<void>,
  ): Promise<void>
  stop(): Promise<void>
}

/** Jobs in PostgreSQL, by pg-boss. At least once: every job must bear a second run. */
export async function openJobs(options: {
  connectionString: string
  declared: readonly Job[]
  log: Logger
  runsJobs: boolean
}): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: options.connectionString,
    max: 4,
    supervise: options.runsJobs,
    schedule: options.runsJobs,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  })
  boss.on('error', (error: unknown) => options.log.error({ err: asError(error) }, 'jobs'))
  await boss.start()
  for (const job of options.declared) await declare(boss, job, options.runsJobs)

  return {
    async enqueue(db, job, payload, { key, startAfter } = {}) {
      await boss.send(
        job.name,
        { payload: job.payload.parse(payload) },
        {
          db: fromDrizzle(db, sql),
          ...(key === undefined ? {} : { singletonKey: key }),
          ...(startAfter === undefined ? {} : { startAfter }),
        },
      )
    },
    async work(job, run) {
      await boss.work<{ payload?: unknown }>(
        job.name,
        {
          pollingIntervalSeconds: POLL_SECONDS,
          includeMetadata: true,
          localConcurrency: job.atOnce ?? 1,
        },
        async (batch) => {
          for (const { data, retryCount } of batch) {
            try {
              await run(job.payload.parse(data?.payload ?? {}))
            } catch (error) {
              const attempt = retryCount + 1
              options.log.error({ err: error, job: job.name, attempt }, 'job failed')
              throw error
            }
          }
        },
      )
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

async function declare(boss: PgBoss, job: Job, runsJobs: boolean): Promise<void> {
  await boss.createQueue(job.name, {
    retryLimit: job.retries ?? 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: job.leaseSeconds ?? 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  })
  if (job.schedule && runsJobs) await boss.schedule(job.name, job.schedule, {})
}

/** What happens in a worker is told as a plain object, of which a log shows nothing. */
function asError(told: unknown): Error {
  if (told instanceof Error) return told
  const isTold = typeof told === 'object' && told !== null && 'message' in told
  return new Error(isTold ? String(told.message) : 'unknown', { cause: told })
}
