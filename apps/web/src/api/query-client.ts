import { QueryClient } from '@tanstack/react-query'
import { NetworkError } from './send.ts'

const MINUTE = 60_000

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE / 2,
        gcTime: 10 * MINUTE,
        // A refusal stays a refusal; only a lost connection is worth another try.
        retry: (failures, error) => error instanceof NetworkError && failures < 2,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export const queryClient = makeQueryClient()
