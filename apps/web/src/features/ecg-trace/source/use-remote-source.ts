import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { connection } from '../../../api/connection.ts'
import { isReady, type ReadyRecording, recordingsQuery } from '../recordings/recordings.queries.ts'
import { keepTrying } from './keep-trying.ts'
import { readByRange } from './read-by-range.ts'
import { openRemoteSource, type ReadStored } from './remote-source.ts'
import type { TraceSource } from './trace-source.ts'
import { withCachedTop } from './trace-top.queries.ts'

export type Opened =
  | { state: 'opening' }
  | { state: 'ready'; source: TraceSource }
  | { state: 'failed'; retry: () => void }

const OPENING: Opened = { state: 'opening' }

/**
 * Opens the recording of a case on the server. Its addresses expire and are renewed on the way; what cannot be loaded is tried again.
 * Without a recording nothing is opened.
 */
export function useRemoteSource(recording: ReadyRecording | undefined, caseId: string): Opened {
  const queries = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [done, setDone] = useState<{ of: string; is: Opened }>()
  const key = recording && `${recording.rid} ${attempt}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses change every few minutes, the recording never
  useEffect(() => {
    if (!recording || !key) return
    const ended = new AbortController()
    const ends = [() => ended.abort()]
    const finish = (is: Opened) => setDone({ of: key, is })
    const reader = readByRange(urlsOf(recording), () => renew(queries, caseId, recording.rid))
    const read = withCachedTop(queries, recording.rid, reader)
    open(recording, read, ended.signal).then(
      (source) => {
        if (ended.signal.aborted) return source.close()
        ends.push(keepTrying(source, connection), source.close)
        finish({ state: 'ready', source })
      },
      () => {
        if (ended.signal.aborted) return
        const retry = () => setAttempt((now) => now + 1)
        ends.push(connection.subscribe(() => connection.isOnline() && retry()))
        finish({ state: 'failed', retry })
      },
    )
    return () => {
      for (const end of ends) end()
    }
  }, [key, caseId, queries])
  return done !== undefined && done.of === key ? done.is : OPENING
}

function open(recording: ReadyRecording, read: ReadStored, ended: AbortSignal) {
  const { fs, samples, leads } = recording
  const stored = { samplesPerSecond: fs, sampleCount: samples, leads }
  return openRemoteSource(stored, read, ended)
}

type Urls = { signal: string; pyramid: string }

function urlsOf({ signal_url, pyramid_url }: ReadyRecording): Urls {
  return { signal: signal_url, pyramid: pyramid_url }
}

/** Returns new addresses of a recording; it may have been removed with its file. */
async function renew(queries: QueryClient, caseId: string, rid: string): Promise<Urls> {
  const { recordings } = await queries.fetchQuery({ ...recordingsQuery(caseId), staleTime: 0 })
  const found = recordings.filter(isReady).find((each) => each.rid === rid)
  if (!found) throw new Error('The recording was removed')
  return urlsOf(found)
}
