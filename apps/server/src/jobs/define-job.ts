import type { z } from 'zod'

/** The declaration of a job, as the queue needs it. */
export type JobDeclaration<P extends z.ZodType = z.ZodType> = {
  /** The name of the queue. It outlives renames in the code, because queued jobs carry it. */
  readonly name: string
  readonly payload: P
  /** The cron schedule in UTC, for periodic work. */
  readonly schedule?: string
  /** The number of retries with growing intervals; 20 by default. */
  readonly retries?: number
  /** The seconds after which a silent worker is treated as dead. */
  readonly leaseSeconds?: number
  /** The number processed simultaneously by a node; 1 by default. */
  readonly atOnce?: number
}

/** A job: its declaration and its work, which gets its dependencies as a parameter. */
export type Job<P extends z.ZodType, Context> = JobDeclaration<P> & {
  readonly run: (context: Context, payload: z.output<P>) => Promise<unknown>
}

/** A job in a list, whose payload is known only to itself. */
export type ListedJob<Context> = JobDeclaration & {
  readonly run: (context: Context, payload: never) => Promise<unknown>
}

export function defineJob<P extends z.ZodType, Context>(job: Job<P, Context>): Job<P, Context> {
  return job
}
