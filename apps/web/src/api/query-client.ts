import { onlineManager, QueryClient } from '@tanstack/react-query'
import { LONGEST_UNASKED_WAIT_S } from './codes.ts'
import { connection } from './connection.ts'
import { keepEqual } from './keep-equal.ts'
import { RefusedError } from './query.ts'
import { NetworkError } from './send.ts'

const MINUTE = 60_000
const LONGEST_UNASKED_WAIT = 1000 * LONGEST_UNASKED_WAIT_S

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE / 2,
        gcTime: 10 * MINUTE,
        structuralSharing: keepEqual,
        // a refusal is final; a lost connection and a busy portal are retried
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures, error) => waitOf(error) ?? Math.min(1000 * 2 ** failures, 30_000),
        networkMode: 'always',
        refetchOnReconnect: true, // not the default of this network mode
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function isPassing(error: Error): boolean {
  const wait = waitOf(error)
  return error instanceof NetworkError || (wait !== undefined && wait <= LONGEST_UNASKED_WAIT)
}

/**
 * Returns the milliseconds a draining or overloaded portal asks to wait; a call refused for too many requests is not repeated
 * automatically.
 */
function waitOf(error: Error): number | undefined {
  if (!(error instanceof RefusedError) || error.refusal === 'tooManyRequests') return undefined
  return error.retryAfter === undefined ? undefined : error.retryAfter * 1000
}

export const queryClient = makeQueryClient()

/** Refetches queries that failed while the portal was unreachable as soon as it is back. */
connection.subscribe(() => onlineManager.setOnline(connection.isOnline()))
