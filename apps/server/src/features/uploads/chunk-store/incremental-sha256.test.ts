import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { incrementalSha256 } from './incremental-sha256.ts'

const [one, two, three] = [Buffer.from('one'), Buffer.from('two'), Buffer.from('three')]

test('chunks in order give the digest of the whole file', async () => {
  const digest = incrementalSha256()
  void digest.add(1, [one])
  void digest.add(2, [two, three])
  expect(await digest.finish(2)).toBe(createHash('sha256').update('onetwothree').digest('hex'))
})

test.each([
  ['the second comes first', [2, 1]],
  ['one is missing', [1, 3]],
  ['one comes twice', [1, 1]],
])('there is no digest when %s', async (_, order) => {
  const digest = incrementalSha256()
  for (const number of order) void digest.add(number, [one])
  expect(await digest.finish(2)).toBeUndefined()
})

test('there is no digest before the last chunk, nor a second one after it', async () => {
  const digest = incrementalSha256()
  void digest.add(1, [one])
  expect(await digest.finish(2)).toBeUndefined()
  void digest.add(2, [two])
  expect(await digest.finish(2)).toBeDefined()
  expect(await digest.finish(2)).toBeUndefined()
})

test('an invalidated digest stays invalid', async () => {
  const digest = incrementalSha256()
  digest.invalidate()
  void digest.add(1, [one])
  expect(await digest.finish(1)).toBeUndefined()
})

test('a chunk is read in slices, after those before it', async () => {
  const long = Buffer.alloc(1_000_000, 'long')
  const digest = incrementalSha256()
  const reading = [digest.add(1, [long]), digest.add(2, [two, three])]
  expect(await digest.finish(2)).toBe(
    createHash('sha256').update(long).update('twothree').digest('hex'),
  )
  await Promise.all(reading)
})

test('a chunk of an invalidated digest is not read any more', async () => {
  const digest = incrementalSha256()
  const reading = digest.add(1, [one])
  digest.invalidate()
  await reading
  expect(await digest.finish(1)).toBeUndefined()
})
