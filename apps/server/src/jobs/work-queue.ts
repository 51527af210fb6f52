import { SECOND } from '@systole/domain/time/durations'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { QueueWatch } from './watch-queues.ts'

export type Fetched = JobWithMetadata<{ payload?: unknown } | null>

export type QueueWorker = {
  /** Stops fetching and waits for running jobs, up to this many milliseconds. */
  stop(patience: number): Promise<void>
}

/**
 * Processes a queue: up to `atOnce` jobs simultaneously, the next one as soon as one ends; an empty queue waits for the watch.
 * Fetches are sequential and exclude groups that are running here, so that jobs of one group run one by one and in order.
 * pg-boss's own workers fetch in parallel and can reverse that order.
 */
export function workQueue(
  boss: PgBoss,
  watch: QueueWatch,
  queue: {
    name: string
    atOnce: number
    heartbeat: number
    run: (job: Fetched) => Promise<void>
    onError: (error: unknown) => void
  },
): QueueWorker {
  const running = new Map<Promise<void>, string | null>()
  let wake = () => {}
  let isStopping = false

  const next = async (): Promise<Fetched | undefined> => {
    const groups = [...running.values()].filter((group) => group !== null)
    const [job] = await boss.fetch<{ payload?: unknown } | null>(queue.name, {
      includeMetadata: true,
      ignoreGroups: groups,
    })
    return job
  }
  const start = (job: Fetched) => {
    const run = settle(boss, queue, job).finally(() => {
      running.delete(run)
      wake()
    })
    running.set(run, job.groupId ?? null)
  }
  /** Waits until a run ends or the worker stops. */
  const runEnds = () =>
    new Promise<void>((resolve) => {
      wake = resolve
    })
  /** Waits, beside that, until the queue has jobs that are due. */
  const jobsWait = async () => {
    const ended = runEnds()
    const forget = watch.whenWaiting(queue.name, () => wake())
    await ended.finally(forget)
  }

  const loop = async () => {
    while (!isStopping) {
      if (running.size >= queue.atOnce) {
        await runEnds()
        continue
      }
      const job = await next().catch(queue.onError)
      if (job) start(job)
      else if (!isStopping) await jobsWait()
    }
  }
  const looping = loop()
  return {
    async stop(patience) {
      isStopping = true
      wake()
      await looping
      const timer = new Promise<void>((resolve) => setTimeout(resolve, patience).unref())
      await Promise.race([Promise.all(running.keys()), timer])
    },
  }
}

/** Runs one job and reports its result. If that fails, the missing heartbeat is noticed and the job runs again. */
async function settle(
  boss: PgBoss,
  queue: Parameters<typeof workQueue>[2],
  job: Fetched,
): Promise<void> {
  const { name } = queue
  const heartbeat = setInterval(() => boss.touch(name, job).catch(queue.onError), queue.heartbeat)
  try {
    await withinLease(queue.run(job), job.expireInSeconds * SECOND).then(
      () => boss.complete(name, job),
      (error: unknown) => boss.fail(name, job, errorAsData(error)),
    )
  } catch (error) {
    queue.onError(error)
  } finally {
    clearInterval(heartbeat)
  }
}

/** Fails a run that exceeds its lease, so that it does not occupy its slot forever. */
async function withinLease(run: Promise<void>, lease: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the job took longer than its lease')), lease)
  })
  return Promise.race([run, late]).finally(() => clearTimeout(timer))
}

function errorAsData(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  return { name, message, stack }
}
