import { pyramidLayout } from '@systole/ecg/pyramid/pyramid-bytes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isReady, type Recording } from '../recordings/recordings.queries.ts'
import { readByRange } from './read-by-range.ts'
import { type ReadStored, topRange } from './remote-source.ts'

const NEVER = new AbortController().signal

/** The first bytes of the stored pyramid, from which a trace is opened. They never change. */
const traceTopQuery = (rid: string, read: () => Promise<Uint8Array>) =>
  queryOptions({
    queryKey: ['ecg', 'traceTop', rid],
    queryFn: read,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Loads the first bytes of a trace before it is opened. An address that has ended is not renewed: opening it will do that. */
export async function fetchTraceTop(queries: QueryClient, recording: Recording): Promise<void> {
  if (!isReady(recording)) return
  const { rid, signal_url: signal, pyramid_url: pyramid, samples, leads } = recording
  const urls = { signal, pyramid }
  const read = readByRange(urls, async () => urls)
  const range = topRange(pyramidLayout(samples, leads.length))
  await queries.prefetchQuery(traceTopQuery(rid, () => read('pyramid', range, NEVER)))
}

/** Reads the first bytes of a trace from the cache, everything else from the server. */
export function withCachedTop(queries: QueryClient, rid: string, read: ReadStored): ReadStored {
  return (from, range, ended) => {
    const bytes = () => read(from, range, ended)
    const isTop = from === 'pyramid' && range.offset === 0
    return isTop ? queries.fetchQuery(traceTopQuery(rid, bytes)) : bytes()
  }
}
