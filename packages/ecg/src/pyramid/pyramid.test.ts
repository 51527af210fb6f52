import { expect, test } from 'vitest'
import { NO_SAMPLE } from '../signal/ecg-signal.ts'
import { PyramidBuilder, pairCounts, pyramidOf, samplesPerPair } from './pyramid.ts'
import {
  countsOfBytes,
  PYRAMID_HEADER_BYTES,
  pairsPlace,
  pyramidChunks,
  pyramidLayout,
  readPyramidHeader,
} from './pyramid-bytes.ts'

/** Returns counts that never repeat in a pattern, with every 97th missing. */
function counts(length: number): Int16Array {
  const out = new Int16Array(length)
  for (let index = 0; index < length; index += 1) {
    out[index] = index % 97 === 0 ? NO_SAMPLE : ((index * 7919) % 5003) - 2500
  }
  return out
}

function extremes(samples: Int16Array, from: number, to: number): [number, number] {
  const there = [...samples.subarray(from, to)].filter((count) => count !== NO_SAMPLE)
  return there.length === 0 ? [NO_SAMPLE, NO_SAMPLE] : [Math.min(...there), Math.max(...there)]
}

test('every pair of every level has the lowest and highest count of its stretch', () => {
  const samples = counts(200_003)
  const { levels } = pyramidOf(samples)
  expect(levels.map(({ length }) => length / 2)).toEqual(pairCounts(200_003))
  for (const [level, pairs] of levels.entries()) {
    const wide = samplesPerPair(level)
    const expected = Array.from({ length: pairs.length / 2 }, (_, pair) =>
      extremes(samples, pair * wide, (pair + 1) * wide),
    ).flat()
    expect([...pairs]).toEqual(expected)
  }
})

test('pieces of any length give the same pyramid as the whole', () => {
  const samples = counts(70_001)
  const builder = new PyramidBuilder()
  let at = 0
  for (const length of [1, 14, 1, 16, 33, 5, 40_000, 7, 30_000]) {
    builder.append(samples.subarray(at, at + length))
    at += length
  }
  expect(builder.finish()).toEqual(pyramidOf(samples))
})

test('a stretch without samples stays without, beside samples it does not count', () => {
  const samples = new Int16Array(48).fill(NO_SAMPLE)
  samples[20] = -7
  expect([...(pyramidOf(samples).levels[0] ?? [])]).toEqual([
    ...[NO_SAMPLE, NO_SAMPLE],
    ...[-7, -7],
    ...[NO_SAMPLE, NO_SAMPLE],
  ])
})

test('an empty lead has an empty pyramid', () => {
  expect(pyramidOf(new Int16Array())).toEqual({ sampleCount: 0, levels: [new Int16Array()] })
})

test('a day at 500 Hz takes 14.4 MB, of which the coarsest level comes first', () => {
  const layout = pyramidLayout(43_200_000, 1)
  expect(layout.totalBytes / 1e6).toBeCloseTo(14.4, 1)
  const top = layout.pairs.length - 1
  const place = pairsPlace(layout, { level: top, lead: 0, from: 0, to: layout.pairs[top] ?? 0 })
  expect(place.offset).toBe(PYRAMID_HEADER_BYTES)
  expect(place.length).toBeLessThan(8200)
})

test('stored bytes are found again by level, lead and pair', () => {
  const leads = [counts(100_000), counts(100_000).map((count) => count >> 1)].map(pyramidOf)
  const bytes = Uint8Array.from([...pyramidChunks(leads)].flatMap((chunk) => [...chunk]))
  const layout = readPyramidHeader(bytes)
  expect(layout).toEqual(pyramidLayout(100_000, 2))
  if (!layout) return
  expect(bytes.byteLength).toBe(layout.totalBytes)
  for (const [level, pairs] of layout.pairs.entries()) {
    for (const lead of [0, 1]) {
      const to = Math.min(pairs, 40)
      const { offset, length } = pairsPlace(layout, { level, lead, from: 3, to })
      expect(countsOfBytes(bytes.subarray(offset, offset + length))).toEqual(
        leads[lead]?.levels[level]?.slice(6, 2 * to),
      )
    }
  }
})

test('other bytes are no pyramid', () => {
  expect(readPyramidHeader(new Uint8Array(15))).toBeUndefined()
  expect(readPyramidHeader(new TextEncoder().encode('{"samples": [1, 2, 3]}'))).toBeUndefined()
})
