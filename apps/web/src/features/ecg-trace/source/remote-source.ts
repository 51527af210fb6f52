import { samplesPerPair } from '@systole/ecg/pyramid/pyramid'
import {
  countsOfBytes,
  PYRAMID_HEADER_BYTES,
  type PyramidLayout,
  pairsPlace,
  pyramidLayout,
  readPyramidHeader,
} from '@systole/ecg/pyramid/pyramid-bytes'
import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import { copyFrom } from './copy-from.ts'
import { drawnLeads } from './drawn-leads.ts'
import { type Tile, tileCache } from './tile-cache.ts'
import type { TraceLead, TraceSource } from './trace-source.ts'
import { usualReach } from './usual-reach.ts'

/** A recording stored on the server; only its measured leads are stored. */
export type StoredRecording = {
  samplesPerSecond: number
  sampleCount: number
  leads: readonly { name: string; countsPerMillivolt: number; baseline: number }[]
}

/** Reads a part of the stored signal or pyramid, for example by HTTP range. */
export type ReadStored = (
  from: 'signal' | 'pyramid',
  range: { offset: number; length: number },
  ended: AbortSignal,
) => Promise<Uint8Array>

/** 60 s of a lead. */
const TILE_SECONDS = 60
const TILE_PAIRS = 8192
const MOST_BYTES = 48 * 1_048_576
const COUNT_BYTES = 2

/** The stored bytes are not those of this recording. */
export class UnreadablePyramid extends Error {}

/**
 * Opens a stored recording: the coarsest level of its pyramid arrives first, everything else in tiles when it is drawn. `close` ends
 * what is under way.
 */
export async function openRemoteSource(
  recording: StoredRecording,
  read: ReadStored,
  ended: AbortSignal,
): Promise<TraceSource & { close: () => void }> {
  const { samplesPerSecond, sampleCount, leads } = recording
  const layout = pyramidLayout(sampleCount, leads.length)
  const top = await readTop(layout, read, ended)
  const topLevel = layout.pairs.length - 1
  const listeners = new Set<() => void>()
  const tiles = tileCache(
    async (from, range, signal) => countsOfBytes(await read(from, range, signal)),
    MOST_BYTES,
    () => {
      for (const listener of listeners) listener()
    },
  )
  const copyMeasured = measuredCopier(recording, tiles.get)
  const measured = leads.map((lead, place): TraceLead => {
    const level = {
      pairs: top[place] ?? new Int16Array(),
      samplesPerPair: samplesPerPair(topLevel),
    }
    return { ...lead, derived: false, ...usualReach(level, lead, samplesPerSecond) }
  })
  const drawn = drawnLeads(measured, {
    copySamples: copyMeasured,
    copyPairs: levelCopier(layout, { top, get: tiles.get }),
  })
  return {
    samplesPerSecond,
    sampleCount,
    leads: drawn.map(({ lead }) => lead),
    levelCount: layout.pairs.length,
    copySamples: (lead, from, out) => drawn[lead]?.copySamples(from, out),
    copyPairs: (lead, level, from, out) => drawn[lead]?.copyPairs(level, from, out),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: tiles.state,
    retry: tiles.retry,
    close: tiles.close,
  }
}

/** Returns where the coarsest level of every lead is, which is the beginning of the stored pyramid. */
export function topRange({ leadCount, pairs }: Pick<PyramidLayout, 'leadCount' | 'pairs'>) {
  const top = pairs.at(-1) ?? 0
  return { offset: 0, length: PYRAMID_HEADER_BYTES + leadCount * top * 2 * COUNT_BYTES }
}

/** Reads the coarsest level of every lead. */
async function readTop(
  layout: PyramidLayout,
  read: ReadStored,
  ended: AbortSignal,
): Promise<Int16Array[]> {
  const pairs = layout.pairs.at(-1) ?? 0
  const bytes = await read('pyramid', topRange(layout), ended)
  const header = readPyramidHeader(bytes)
  if (header?.sampleCount !== layout.sampleCount || header.leadCount !== layout.leadCount) {
    throw new UnreadablePyramid()
  }
  const counts = countsOfBytes(bytes.subarray(PYRAMID_HEADER_BYTES))
  return Array.from({ length: layout.leadCount }, (_, lead) =>
    counts.subarray(2 * pairs * lead, 2 * pairs * (lead + 1)),
  )
}

type GetTile = (tile: Tile) => Int16Array | undefined

function measuredCopier(
  { samplesPerSecond, sampleCount }: StoredRecording,
  get: GetTile,
): (lead: number, from: number, out: Int16Array) => void {
  const tileSamples = Math.round(TILE_SECONDS * samplesPerSecond)
  return (lead, from, out) => {
    out.fill(NO_SAMPLE)
    const first = Math.max(0, from)
    const end = Math.min(sampleCount, from + out.length)
    for (let tile = Math.floor(first / tileSamples); tile * tileSamples < end; tile += 1) {
      const start = tile * tileSamples
      const length = Math.min(tileSamples, sampleCount - start) * COUNT_BYTES
      const offset = (lead * sampleCount + start) * COUNT_BYTES
      const counts = get({ key: `s ${lead} ${tile}`, from: 'signal', offset, length })
      if (counts) place(counts, start, from, out)
    }
  }
}

function levelCopier(
  layout: PyramidLayout,
  { top, get }: { top: readonly Int16Array[]; get: GetTile },
): (lead: number, level: number, from: number, out: Int16Array) => void {
  return (lead, level, from, out) => {
    out.fill(NO_SAMPLE)
    if (level === layout.pairs.length - 1) {
      copyFrom(top[lead] ?? new Int16Array(), 2 * from, out)
      return
    }
    const pairs = layout.pairs[level] ?? 0
    const end = Math.min(pairs, from + out.length / 2)
    const first = Math.max(0, from)
    for (let tile = Math.floor(first / TILE_PAIRS); tile * TILE_PAIRS < end; tile += 1) {
      const start = tile * TILE_PAIRS
      const to = Math.min(pairs, start + TILE_PAIRS)
      const at = pairsPlace(layout, { level, lead, from: start, to })
      const counts = get({ key: `p ${level} ${lead} ${tile}`, from: 'pyramid', ...at })
      if (counts) place(counts, 2 * start, 2 * from, out)
    }
  }
}

/** Puts the values of a tile that begin at index `start` into `out`, which begins at index `from`. */
function place(counts: Int16Array, start: number, from: number, out: Int16Array): void {
  const first = Math.max(start, from)
  const end = Math.min(start + counts.length, from + out.length)
  if (end > first) out.set(counts.subarray(first - start, end - start), first - from)
}
