import { expect, test } from 'vitest'
import { CHUNK_BYTES as MB } from './chunk-plan.ts'
import { refuseChunk, refusePlan } from './refuse-chunk.ts'

const half = MB / 2
const file = { sizeBytes: 2 * MB + half, chunkBytes: MB }

test.each([
  ['the first of three', { chunkCount: 3, chunkNumber: 1, lengthBytes: MB }],
  ['the short last of three', { chunkCount: 3, chunkNumber: 3, lengthBytes: half }],
  ['the long last of two', { chunkCount: 2, chunkNumber: 2, lengthBytes: MB + half }],
])('%s chunks is taken', (_, chunk) => {
  expect(refuseChunk({ ...file, ...chunk })).toBeUndefined()
})

test.each([
  ['number 0', { chunkCount: 3, chunkNumber: 0, lengthBytes: MB }],
  ['a number past the last', { chunkCount: 3, chunkNumber: 4, lengthBytes: half }],
  ['a number far past the last', { chunkCount: 3, chunkNumber: 1e9, lengthBytes: MB }],
  ['one byte too few', { chunkCount: 3, chunkNumber: 1, lengthBytes: MB - 1 }],
  ['one byte too many', { chunkCount: 3, chunkNumber: 1, lengthBytes: MB + 1 }],
  [
    'a full last chunk where a short one belongs',
    { chunkCount: 3, chunkNumber: 3, lengthBytes: MB },
  ],
  ['one chunk too many in all', { chunkCount: 4, chunkNumber: 1, lengthBytes: MB }],
  ['too few chunks in all', { chunkCount: 1, chunkNumber: 1, lengthBytes: 2 * MB + half }],
  ['no chunks at all', { chunkCount: 0, chunkNumber: 1, lengthBytes: MB }],
])('a chunk with %s is refused', (_, chunk) => {
  expect(refuseChunk({ ...file, ...chunk })).toBe('chunkRefused')
})

test('another chunk size than the specified one is refused', () => {
  const chunk = { sizeBytes: half, chunkBytes: half, chunkCount: 1, chunkNumber: 1 }
  expect(refuseChunk({ ...chunk, lengthBytes: half })).toBe('chunkRefused')
})

test.each([
  ['one byte', 1, 1, 1],
  ['exactly one chunk', MB, 1, MB],
  ['1 GB, whose 1024th chunk is full', 1024 * MB, 1024, MB],
])('a file of %s is cut without a rest', (_, sizeBytes, last, lengthBytes) => {
  const chunk = { sizeBytes, chunkBytes: MB, chunkCount: last, chunkNumber: last, lengthBytes }
  expect(refuseChunk(chunk)).toBeUndefined()
})

test.each([
  ['a hundred million chunks', { sizeBytes: 200, chunkBytes: 1_048_576, chunkCount: 100_000_000 }],
  ['chunks of another size', { sizeBytes: 200, chunkBytes: 100, chunkCount: 2 }],
  ['no chunk', { sizeBytes: 200, chunkBytes: 1_048_576, chunkCount: 0 }],
])('INSP-6 a file cut into %s is refused before anything is looked up', (_, plan) => {
  expect(refusePlan(plan)).toBe('chunkRefused')
})
