import { useEffect, useRef, useState } from 'react'
import { connection } from '../../api/connection.ts'
import { keepTrying } from '../../features/ecg-trace/source/keep-trying.ts'
import { readByRange } from '../../features/ecg-trace/source/read-by-range.ts'
import { openRemoteSource } from '../../features/ecg-trace/source/remote-source.ts'
import type { TraceSource } from '../../features/ecg-trace/source/trace-source.ts'
import type { OpenedPage } from './use-ecg-page.ts'

type Recording = OpenedPage['recording']

/**
 * Opens the signal of a page once; `undefined` until it is there, and 'failed' where it is not. Its addresses are renewed with those of
 * the page.
 */
export function usePageSource(
  recording: Recording | undefined,
  renew: () => Promise<Recording | undefined>,
): TraceSource | 'failed' | undefined {
  const [source, setSource] = useState<TraceSource | 'failed'>()
  const renewNow = useRef(renew)
  renewNow.current = renew
  const rid = recording && urlsOf(recording) ? recording.rid : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses change every few minutes, the recording never
  useEffect(() => {
    const urls = recording && urlsOf(recording)
    if (!recording || !urls) return
    const ended = new AbortController()
    const ends = [() => ended.abort()]
    const renewUrls = async () => {
      const renewed = await renewNow.current()
      const found = renewed && urlsOf(renewed)
      if (!found) throw new Error('The page no longer opens')
      return found
    }
    const stored = {
      samplesPerSecond: recording.fs ?? 0,
      sampleCount: recording.samples ?? 0,
      leads: recording.leads,
    }
    openRemoteSource(stored, readByRange(urls, renewUrls), ended.signal).then(
      (opened) => {
        ends.push(keepTrying(opened, connection), opened.close)
        setSource(opened)
      },
      () => !ended.signal.aborted && setSource('failed'),
    )
    return () => {
      for (const end of ends) end()
    }
  }, [rid])
  return source
}

function urlsOf({ signal_url: signal, pyramid_url: pyramid }: Recording) {
  return signal && pyramid ? { signal, pyramid } : undefined
}
