import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, Time, TimeOrEmpty } from '../wire/form-fields.ts'

/** Stamps are 14 digits UTC, empty if there is none. */
export const queryFailedJobs = endpoint({
  path: '/api/query_failed_jobs',
  summary: 'Jobs that failed finally and are not settled, and the length of the queue',
  access: 'queryFailedJobs',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({
    total: z.number().int(),
    jobs: z.array(
      z.object({
        jid: Id,
        name: z.string(),
        about: z.string().describe('the ids it works on'),
        problem: z.string().describe('the error of the last attempt'),
        attempts: z.number().int(),
        is_scheduled: z.boolean().describe('runs again by itself'),
        time: Time,
      }),
    ),
    waiting: z.number().int().describe('jobs that could run now'),
    oldest_seconds: z.number().int().describe('how long the oldest of them waits'),
  }),
  errors: [],
})

export const settleFailedJob = endpoint({
  path: '/api/settle_failed_job',
  summary: 'Run a failed job again, or take it off the list',
  access: 'settleFailedJob',
  effect: 'write',
  rate: 'write',
  input: z.object({ jid: Id, action: z.enum(['retry', 'dismiss']) }),
  output: z.object({}),
  errors: ['versionConflict'],
})

export const queryStorageChecks = endpoint({
  path: '/api/query_storage_checks',
  summary:
    'The weekly reading of all stored bytes: the last finished one, the one under way, and what is damaged or missing',
  access: 'queryStorageChecks',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({
    total: z.number().int(),
    findings: z.array(
      z.object({
        key: z.string().describe('under which the bytes are stored'),
        what: z.string(),
        problem: z.enum(['missing', 'size', 'damaged']),
        name: z.string(),
        usid: z.string(),
        id: z.string().describe('the number of the case'),
        time: Time,
      }),
    ),
    rounds: z
      .array(
        z.object({
          started: Time,
          finished: TimeOrEmpty,
          checked: z.number().int(),
          checked_bytes: z.number().int(),
          total_bytes: z.number().int(),
          found: z.number().int(),
        }),
      )
      .describe('the newest first: the one under way and the last finished one'),
  }),
  errors: [],
})
