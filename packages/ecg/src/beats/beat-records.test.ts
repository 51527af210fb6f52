import { expect, test } from 'vitest'
import { BEAT_RECORD_BYTES, decodeBeats, encodeBeats, type SourcedBeat } from './beat-records.ts'

const BEATS: readonly SourcedBeat[] = [
  { sample: 258, label: 'N', source: 'auto', shape: 0 },
  { sample: 43_200_000, label: 'V', source: 'patcher', shape: 513 },
  { sample: 4_294_967_295, label: 'X', source: 'reviewer', shape: 65_535 },
]

test('a beat is 8 bytes: u32 sample, u8 label, u8 source, u16 shape, little endian', () => {
  const bytes = encodeBeats(BEATS)
  expect(bytes.length).toBe(3 * BEAT_RECORD_BYTES)
  expect([...bytes.subarray(0, 8)]).toEqual([2, 1, 0, 0, 0, 0, 0, 0])
  expect([...bytes.subarray(12, 16)]).toEqual([1, 1, 1, 2])
})

test('beats read back as they were, wherever in a buffer they begin, and a part of a record is left', () => {
  const bytes = new Uint8Array(3 + 3 * BEAT_RECORD_BYTES + 5)
  bytes.set(encodeBeats(BEATS), 3)
  expect(decodeBeats(bytes.subarray(3))).toEqual(BEATS)
})

test('a label and a source that are not known here read as Q and auto', () => {
  expect(decodeBeats(Uint8Array.of(1, 0, 0, 0, 99, 99, 0, 0))).toEqual([
    { sample: 1, label: 'Q', source: 'auto', shape: 0 },
  ])
})
