import { SECOND } from '@systole/domain/time/durations'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { JobDeclaration } from './define-job.ts'
import { selectWaitingQueues } from './waiting-queues-store.ts'
import { watchQueues } from './watch-queues.ts'
import { type Fetched, type QueueWorker, workQueue } from './work-queue.ts'

/** The time after which a killed worker's job is given to another; the minimum of pg-boss. */
const HEARTBEAT_SECONDS = 10
/** The interval of a worker's heartbeat. */
const TOUCH = 4 * SECOND
const WATCH_SECONDS = 5
const STOP_PATIENCE = 10 * SECOND
/** The queue with a copy of each job whose last attempt failed, for whatever reason. */
const FAILED_QUEUE = 'failed-jobs'

export type FailedJob = {
  jobId: string
  name: string
  payload: Record<string, unknown>
  attempts: number
  /** The error of the last attempt. */
  problem: string
  isScheduled: boolean
  failedAt: Date
}

export type Jobs = {
  /**
   * Adds the job in the caller's transaction: it runs if and only if that commits. `key` prevents a second waiting job of the
   * same name; jobs of one `group` run one at a time on a node, in order. Jobs of a `priority` below 0 wait for all others of
   * their name.
   */
  enqueue<P extends z.ZodType>(
    db: Db,
    job: JobDeclaration<P>,
    payload: z.input<P>,
    options?: { key?: string; startAfter?: Date; group?: string; priority?: number },
  ): Promise<void>
  /** Processes jobs until `stop`. */
  work<P extends z.ZodType>(
    job: JobDeclaration<P>,
    run: (payload: z.output<P>) => Promise<void>,
  ): Promise<void>
  /** Passes on each job whose last attempt failed. */
  workFailed(record: (failed: FailedJob) => Promise<void>): Promise<void>
  /** Adds a job once more in the caller's transaction, by its name and stored payload. */
  requeue(db: Db, name: string, payload: Record<string, unknown>): Promise<void>
  stop(): Promise<void>
}

type RunOutcome = 'done' | 'failed'

type JobOptions = {
  connectionString: string
  declared: readonly JobDeclaration[]
  log: Logger
  runsJobs: boolean
  /** Awaited before each run; if it fails, the run is retried. */
  beforeRun?: () => Promise<void>
  /** Called after each run. */
  afterRun?: (ended: { queue: string; outcome: RunOutcome; milliseconds: number }) => void
  /** Called after each successful scheduled run. */
  afterScheduledRun?: (name: string) => Promise<void>
}

/** Opens the jobs in PostgreSQL, by pg-boss. They run at least once: every job must tolerate a second run. */
export async function openJobs(options: JobOptions): Promise<Jobs> {
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
  await boss.createQueue(FAILED_QUEUE, { retryLimit: 20, retryDelay: 30 })
  for (const job of options.declared) await declare(boss, job, options.runsJobs)

  const enqueue: Jobs['enqueue'] = async (
    db,
    job,
    payload,
    { key, startAfter, group, priority } = {},
  ) => {
    await boss.send(
      job.name,
      { payload: job.payload.parse(payload) },
      {
        db: fromDrizzle(db, sql),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(startAfter === undefined ? {} : { startAfter }),
        ...(priority === undefined ? {} : { priority }),
        ...(group === undefined ? {} : { group: { id: group } }),
      },
    )
  }
  const workers: QueueWorker[] = []
  const watch = watchQueues(
    () => selectWaitingQueues(boss),
    (error) => options.log.error({ err: asError(error) }, 'jobs'),
  )
  const begin = (name: string, atOnce = 1, run: (job: Fetched) => Promise<void>) => {
    const onError = (error: unknown) =>
      options.log.error({ err: asError(error), job: name }, 'jobs')
    workers.push(workQueue(boss, watch, { name, atOnce, heartbeat: TOUCH, run, onError }))
  }
  const declaredJob = (name: string) => options.declared.find((job) => job.name === name)

  return {
    enqueue,
    async work(job, run) {
      begin(job.name, job.atOnce, async ({ data, retryCount }) => {
        const ended = timed(options, job.name)
        try {
          await options.beforeRun?.()
          await run(job.payload.parse(data?.payload ?? {}))
          if (job.schedule) await options.afterScheduledRun?.(job.name)
          ended('done')
        } catch (error) {
          ended('failed')
          const attempt = retryCount + 1
          options.log.error({ err: error, job: job.name, attempt }, 'job failed')
          throw error
        }
      })
    },
    async workFailed(record) {
      begin(FAILED_QUEUE, 1, async (copy) => {
        const isScheduled = declaredJob(copy.sourceName ?? '')?.schedule !== undefined
        await record(failedJobOf(copy, isScheduled))
      })
    },
    async requeue(db, name, payload) {
      const job = declaredJob(name)
      if (!job) throw new Error(`there is no job ${name} any more`)
      await enqueue(db, job, payload)
    },
    async stop() {
      watch.stop()
      await Promise.all(workers.map((worker) => worker.stop(STOP_PATIENCE)))
      await boss.stop({ graceful: true, timeout: STOP_PATIENCE })
    },
  }
}

/** Returns the function that reports the end of a run that starts now. */
function timed({ afterRun }: JobOptions, queue: string): (outcome: RunOutcome) => void {
  const started = performance.now()
  return (outcome) => afterRun?.({ queue, outcome, milliseconds: performance.now() - started })
}

/** Extracts the failure from the copy of a failed job. */
function failedJobOf(copy: Fetched, isScheduled: boolean): FailedJob {
  const output = Output.catch({}).parse(copy.sourceOutput)
  return {
    jobId: copy.sourceId ?? copy.id,
    name: copy.sourceName ?? '',
    payload: Payload.catch({}).parse(copy.data?.payload),
    attempts: (copy.sourceRetryCount ?? 0) + 1,
    problem: output.message ?? output.value?.message ?? 'unknown',
    isScheduled,
    failedAt: copy.createdOn,
  }
}

const Payload = z.record(z.string(), z.unknown())
/** An error as stored by pg-boss; its own messages, about lost workers, are in `value`. */
const Output = z.object({
  message: z.string().optional(),
  value: z.object({ message: z.string().optional() }).optional(),
})

async function declare(boss: PgBoss, job: JobDeclaration, runsJobs: boolean): Promise<void> {
  const queue = {
    retryLimit: job.retries ?? 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: job.leaseSeconds ?? 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: FAILED_QUEUE,
  }
  await boss.createQueue(job.name, queue)
  await boss.updateQueue(job.name, queue) // otherwise an existing queue keeps its old settings
  if (job.schedule && runsJobs) await boss.schedule(job.name, job.schedule, {})
}

/** Converts a worker's error event, a plain object that a log would not show. */
function asError(reported: unknown): Error {
  if (reported instanceof Error) return reported
  const isReported = typeof reported === 'object' && reported !== null && 'message' in reported
  return new Error(isReported ? String(reported.message) : 'unknown', { cause: reported })
}
