import { expect, test } from 'vitest'
import {
  ARCHIVE_MAX_ENTRIES,
  ARCHIVE_MAX_TOTAL_BYTES,
  isArchiveName,
  isBursting,
  refuseArchive,
  refuseEntry,
} from './archive-limits.ts'
import { MAX_FILE_BYTES } from './chunks/chunk-plan.ts'

const MEBIBYTE = 1_048_576
const image = { path: 'IM000001', sizeBytes: 5 * MEBIBYTE, packedBytes: 3 * MEBIBYTE }
const many = (count: number) => Array.from({ length: count }, () => ({ ...image, sizeBytes: 1 }))

test.each([
  ['no file', 0, undefined],
  ['one file', 1, undefined],
  ['2,000 files', ARCHIVE_MAX_ENTRIES, undefined],
  ['2,001 files', ARCHIVE_MAX_ENTRIES + 1, 'archiveTooMany'],
])('a ZIP of %s is answered by its count', (_, count, refusal) => {
  expect(refuseArchive(many(count))).toBe(refusal)
})

test.each([
  ['exactly 10 GB', ARCHIVE_MAX_TOTAL_BYTES, undefined],
  ['one byte more', ARCHIVE_MAX_TOTAL_BYTES + 1, 'archiveTooLarge'],
])('a ZIP that unpacks to %s is answered by its total', (_, sizeBytes, refusal) => {
  const half = Math.floor(sizeBytes / 2)
  const files = [half, sizeBytes - half].map((each) => ({ ...image, sizeBytes: each }))
  expect(refuseArchive(files)).toBe(refusal)
})

test.each([
  ['100 : 1', 200 * MEBIBYTE, 2 * MEBIBYTE, undefined],
  ['a byte over 100 : 1', 200 * MEBIBYTE + 1, 2 * MEBIBYTE, 'packedTooTight'],
  ['a megabyte out of nothing', MEBIBYTE, 0, undefined],
  ['more than a megabyte out of nothing', MEBIBYTE + 1, 0, 'packedTooTight'],
])('a file packed %s is answered by its ratio', (_, sizeBytes, packedBytes, refusal) => {
  expect(refuseEntry({ path: 'a.dcm', sizeBytes, packedBytes })).toBe(refusal)
})

test.each(['in.zip', 'IN.ZIP', 'a/b.7z', 'a.tar', 'a.tgz', 'a.rar', 'cd.iso'])(
  'an archive in an archive is left out: %s',
  (path) => {
    expect(refuseEntry({ ...image, path })).toBe('archiveInArchive')
  },
)

test.each(['zip', 'a.zip.dcm', 'IM000001', 'gz'])('%s is no archive by its name', (path) => {
  expect(isArchiveName(path)).toBe(false)
})

test.each([
  ['as declared', image.sizeBytes, false],
  ['a byte more than declared', image.sizeBytes + 1, true],
])('unpacking %s', (_, inflated, bursts) => {
  expect(isBursting(image, inflated)).toBe(bursts)
})

test('unpacking stops at 1 GB and at 100 : 1, whatever was declared', () => {
  const liar = { ...image, sizeBytes: Number.MAX_SAFE_INTEGER, packedBytes: 20 * MEBIBYTE }
  expect(isBursting(liar, MAX_FILE_BYTES)).toBe(false)
  expect(isBursting(liar, MAX_FILE_BYTES + 1)).toBe(true)
  expect(isBursting({ ...liar, packedBytes: MEBIBYTE }, 100 * MEBIBYTE)).toBe(false)
  expect(isBursting({ ...liar, packedBytes: MEBIBYTE }, 100 * MEBIBYTE + 1)).toBe(true)
})

test('a file that a ZIP locks with a password stays out and says so', () => {
  expect(refuseEntry({ ...image, isLocked: true })).toBe('packedLocked')
  expect(refuseEntry({ ...image, isLocked: false })).toBeUndefined()
})
