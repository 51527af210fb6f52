import type { QueryClient } from '@tanstack/react-query'

/**
 * The cache limit for recently viewed files: a few images of 30 MB, so that returning to one is instant and memory use stays
 * bounded.
 */
const MOST_BYTES = 100_000_000

/** Evicts the bytes of files that are not in view, the earliest fetched first. */
export function evictOldBytes(client: QueryClient, mostBytes = MOST_BYTES): void {
  const cache = client.getQueryCache()
  const unseen = cache
    .findAll({ queryKey: ['file-bytes'], type: 'inactive', fetchStatus: 'idle' })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  let kept = 0
  for (const query of unseen) {
    kept += query.state.data instanceof Uint8Array ? query.state.data.byteLength : 0
    if (kept > mostBytes) cache.remove(query)
  }
}
