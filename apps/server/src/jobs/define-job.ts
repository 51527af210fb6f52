import type { z } from 'zod'

/** A job: its name, its payload, and its schedule. Declared beside its work. */
export type Job<P extends z.ZodType = z.ZodType> = {
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

export function defineJob<P extends z.ZodType>(job: Job<P>): Job<P> {
  return job
}
