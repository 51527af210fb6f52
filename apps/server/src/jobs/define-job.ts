import type { z } from 'zod'

/** A job: its name, what it is told, and when it runs by itself. Declared beside the work it does. */
export type Job<P extends z.ZodType = z.ZodType> = {
  readonly name: string
  readonly payload: P
  /** Cron, UTC; for work that nobody asks for. */
  readonly schedule?: string
  /** Retries with growing pauses; 20 by default. */
  readonly retries?: number
  /** Seconds after which a worker that went silent is taken for dead. */
  readonly leaseSeconds?: number
  /** How many of them a node works on at the same time; 1 by default. */
  readonly atOnce?: number
}

export function defineJob<P extends z.ZodType>(job: Job<P>): Job<P> {
  return job
}
