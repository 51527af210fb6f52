import { expect, test } from 'vitest'
import { aLookedAt } from '../../../testing/a-looked-at.ts'
import { fromBefore } from '../queue/upload-store.ts'
import { foundAgain } from './found-again.ts'

const PDF = '%PDF-1.7'
const waiting = (name: string, print: string | undefined, sizeBytes = 4000) =>
  fromBefore({
    identifier: `upload of ${name}`,
    caseId: 'case_mochi',
    accountId: 'account_chan',
    name,
    sizeBytes,
    lastModified: 7,
    kind: 'others',
    print,
    isOfMany: true,
    held: 1,
    total: 4,
    at: 0,
  })

const names = ({ found, rest }: ReturnType<typeof foundAgain>) => [
  found.map(({ upload, file }) => `${file.source.path} for ${upload.name}`),
  rest.map(({ source }) => source.path),
]

test('a file is found by its content, whatever it is called now', () => {
  const moved = aLookedAt('elsewhere/copy.pdf', PDF)
  expect(names(foundAgain([moved], [waiting('a.pdf', moved.print)]))).toEqual([
    ['elsewhere/copy.pdf for a.pdf'],
    [],
  ])
})

test('the same name and size with another content is another file', () => {
  expect(names(foundAgain([aLookedAt('a.pdf', PDF)], [waiting('a.pdf', '4000:other')]))).toEqual([
    [],
    ['a.pdf'],
  ])
})

test.each([
  ['the same name, size and date do', 'a.pdf', 4000, 1],
  ['another name does not', 'b.pdf', 4000, 0],
  ['another size does not', 'a.pdf', 4001, 0],
])('where no content is known, %s', (_, name, sizeBytes, count) => {
  const file = { ...aLookedAt('study/a.pdf', PDF), print: undefined }
  expect(foundAgain([file], [waiting(name, 'x', sizeBytes)]).found).toHaveLength(count)
})

test('one file serves one upload', () => {
  const file = aLookedAt('a.pdf', PDF)
  const both = [waiting('a.pdf', file.print), waiting('b.pdf', file.print)]
  expect(foundAgain([file], both).found).toHaveLength(1)
  expect(foundAgain([], both)).toEqual({ found: [], rest: [] })
})
