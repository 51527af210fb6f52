import { decodeBeats, type SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { MarkedRange } from '@systole/ecg/patches/edit'
import { automaticRanges } from '@systole/ecg/patches/patched-ranges'
import type { SampleRange } from '@systole/ecg/signal/ecg-signal'
import { NetworkError } from '../../api/send.ts'

/** Reads the records of beats at an address. */
export async function fetchBeats(url: string, signal: AbortSignal): Promise<SourcedBeat[]> {
  const answer = await read(url, signal)
  return decodeBeats(new Uint8Array(await answer.arrayBuffer()))
}

/** Reads the stretches that the automatic analysis leaves out. */
export async function readLeftOut(
  url: string,
  signal: AbortSignal,
): Promise<readonly MarkedRange[]> {
  const answer = await read(url, signal)
  const { gaps = [], noise = [] } = (await answer.json()) as {
    gaps?: SampleRange[]
    noise?: SampleRange[]
  } // as the analysis writes it
  return automaticRanges({ gaps, noise })
}

async function read(url: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new NetworkError(String(answer.status))
  return answer
}
