import type { QueryClient } from '@tanstack/react-query'

/** Of the files looked at last: some films of 30 MB, so that going back is instant and forty of them fill no memory. */
const MOST_BYTES = 100_000_000

/** Forgets the bytes of files nobody looks at any more, those fetched first before the others. */
export function forgetOldBytes(client: QueryClient, mostBytes = MOST_BYTES): void {
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
