import { MINUTE } from '@systole/domain/time/durations'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

/** Queries jobs that failed permanently and wait for an admin. */
export const failedJobsQuery = queryOptions({
  queryKey: ['operations', 'failedJobs'],
  queryFn: async () => {
    const { jobs, ...rest } = await orThrow(client.operations.queryFailedJobs({}))
    return {
      ...rest,
      jobs: jobs.map(({ time, ...job }) => ({ ...job, failedAt: time })),
    }
  },
  refetchInterval: 2 * MINUTE,
})
export type FailedJob = Awaited<
  ReturnType<NonNullable<(typeof failedJobsQuery)['queryFn']>>
>['jobs'][number]

export async function settleFailedJob(jid: string, action: 'retry' | 'dismiss'): Promise<void> {
  try {
    await orThrow(client.operations.settleFailedJob({ jid, action }))
  } finally {
    await queryClient.invalidateQueries({ queryKey: failedJobsQuery.queryKey })
  }
}

/** Queries the weekly check of all stored bytes and its findings. */
export const storageChecksQuery = queryOptions({
  queryKey: ['operations', 'storageChecks'],
  queryFn: async () => {
    const { findings, rounds, total } = await orThrow(client.operations.queryStorageChecks({}))
    const read = rounds.map(({ started, finished, ...round }) => ({
      ...round,
      startedAt: started,
      finishedAt: finished,
    }))
    return {
      total,
      findings: findings.map(({ time, ...finding }) => ({ ...finding, foundAt: time })),
      running: read.find(({ finishedAt }) => finishedAt === undefined),
      last: read.find(({ finishedAt }) => finishedAt !== undefined),
    }
  },
  refetchInterval: 2 * MINUTE,
})
export type StorageChecks = Awaited<ReturnType<NonNullable<(typeof storageChecksQuery)['queryFn']>>>
