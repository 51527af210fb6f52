import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { runningDigest } from './running-digest.ts'

const [one, two, three] = [Buffer.from('one'), Buffer.from('two'), Buffer.from('three')]

test('chunks in order make the digest of the whole', () => {
  const digest = runningDigest()
  digest.add(1, [one])
  digest.add(2, [two, three])
  expect(digest.finish(2)).toBe(createHash('sha256').update('onetwothree').digest('hex'))
})

test.each([
  ['the second comes first', [2, 1]],
  ['one is missing', [1, 3]],
  ['one comes twice', [1, 1]],
])('there is no digest when %s', (_, order) => {
  const digest = runningDigest()
  for (const number of order) digest.add(number, [one])
  expect(digest.finish(2)).toBeUndefined()
})

test('there is no digest before the last chunk, nor a second one after it', () => {
  const digest = runningDigest()
  digest.add(1, [one])
  expect(digest.finish(2)).toBeUndefined()
  digest.add(2, [two])
  expect(digest.finish(2)).toBeDefined()
  expect(digest.finish(2)).toBeUndefined()
})

test('a digest given up stays given up', () => {
  const digest = runningDigest()
  digest.lose()
  digest.add(1, [one])
  expect(digest.finish(1)).toBeUndefined()
})

test('a chunk may be added little by little, and nothing of it stays when it is given up', () => {
  const digest = runningDigest()
  digest.ahead(1)?.update('given up')
  digest.add(1, [one])
  const hash = digest.ahead(2)
  for (const part of [two, three]) hash?.update(part)
  digest.add(2, [two, three], hash)
  expect(digest.ahead(2)).toBeUndefined()
  expect(digest.finish(2)).toBe(createHash('sha256').update('onetwothree').digest('hex'))
})
