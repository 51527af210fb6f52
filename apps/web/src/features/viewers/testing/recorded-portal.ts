import type { EcgRecording } from '@systole/contract/ecg/recordings'
import { encodeFields } from '@systole/contract/wire/codec'
import { analyseEcg } from '@systole/ecg/analysis/analyse-ecg'
import { encodeBeats } from '@systole/ecg/beats/beat-records'
import { pyramidOf } from '@systole/ecg/pyramid/pyramid'
import { pyramidChunks } from '@systole/ecg/pyramid/pyramid-bytes'
import { dayOverview, isLong } from '@systole/ecg/rhythm/day-overview'
import type { EcgSignal } from '@systole/ecg/signal/ecg-signal'
import { vi } from 'vitest'

/** The fields of a recording that has not been read yet. */
const UNREAD = {
  ...{ fs: null, samples: null, leads: [], signal_url: null, pyramid_url: null },
  ...{ beats: null, analysis: null },
}

/** A portal with the recording of one file in one case: the calls, and its bytes by range under an address that can expire. */
export function recordedPortal(
  signal: EcgSignal,
  fileId: string,
  files = new Map<string, string>(),
) {
  const { beats, ...result } = analyseEcg(signal, { species: 'dog' })
  const stored = new Map<string, Uint8Array<ArrayBuffer>>([
    ['signal', joined(signal.leads.map(({ samples }) => bytesOf(samples)))],
    ['pyramid', joined([...pyramidChunks(signal.leads.map(({ samples }) => pyramidOf(samples)))])],
    ['beats', encodeBeats(beats.map((beat) => ({ ...beat, source: 'auto' as const })))],
  ])
  const portal = {
    state: 'ready' as EcgRecording['state'],
    problem: null as EcgRecording['problem'],
    version: result.version,
    /** The address that works; listings name it. */
    ticket: 1,
    isAway: false,
    /** The beats are answered after this. */
    beatsWaitFor: Promise.resolve(),
    /** False for beats that a person corrected. */
    hasOverview: isLong(signal.sampleCount / signal.samplesPerSecond),
    asked: [] as string[],
    beatCount: beats.length,
  }
  const addressOf = (part: string) => `/ecg/r_1/${part}?t=${portal.ticket}`
  const known = () => ({
    fs: signal.samplesPerSecond,
    samples: signal.sampleCount,
    leads: signal.leads.map(({ samples, ...lead }) => ({ ...lead, derived: false })),
    signal_url: addressOf('signal'),
    pyramid_url: addressOf('pyramid'),
    beats: { url: addressOf('beats'), count: beats.length },
    analysis: {
      ...{ version: portal.version, species: 'dog', nearest: false, problem: null },
      url: addressOf('analysis'),
      overview_url: portal.hasOverview ? addressOf('overview') : null,
    },
  })
  const recording = (): EcgRecording => ({
    ...{ rid: 'r_1', fid: fileId, fileName: fileId, same_files: [], number: 1 },
    ...{ state: portal.state, problem: portal.problem, start: null, filter: '', device: '' },
    ...{ patient_name: '', printed: null, conditions: {}, gaps: [], warnings: [], values: [] },
    patch_revision: null,
    ...(portal.state === 'ready' ? known() : UNREAD),
  })
  const answer = (path: string): Response | undefined => {
    if (path === '/api/query_ecg_recordings')
      return json({ code: 0, message: '', data: encodeFields({ recordings: [recording()] }) })
    const part = /^\/ecg\/r_1\/(\w+)\?t=(\d+)$/.exec(path)
    if (!part) return undefined
    if (Number(part[2]) !== portal.ticket) return new Response('', { status: 404 })
    const version = { version: portal.version }
    if (part[1] === 'analysis') return json({ ...result, ...version })
    if (part[1] === 'overview')
      return json({ ...dayOverview({ ...result, beats }, signal), ...version })
    return new Response(stored.get(part[1] ?? ''))
  }
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const range = /^bytes=(\d+)-(\d+)$/.exec(new Headers(init?.headers).get('Range') ?? '')
    portal.asked.push(path)
    if (portal.isAway) throw new TypeError('Failed to fetch')
    if (path.includes('/beats?')) await portal.beatsWaitFor
    const whole = answer(path) ?? fileAt(files, path)
    if (!whole?.ok || !range) return whole
    const bytes = new Uint8Array(await whole.arrayBuffer())
    return new Response(bytes.slice(Number(range[1]), Number(range[2]) + 1), { status: 206 })
  })
  return portal
}

function fileAt(files: ReadonlyMap<string, string>, path: string): Response {
  const body = files.get(path)
  if (body === undefined) throw new TypeError('Failed to fetch')
  return new Response(body)
}

function json(value: unknown): Response {
  return new Response(JSON.stringify(value))
}

function bytesOf({ buffer, byteOffset, byteLength }: Int16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts))
}
