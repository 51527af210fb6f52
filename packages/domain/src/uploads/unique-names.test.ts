import { expect, test } from 'vitest'
import { freeName, uniqueNames } from './unique-names.ts'

const at = (path: string) => {
  const folders = path.split('/')
  return { name: folders.pop() ?? '', folders }
}
const names = (paths: string[], taken: string[] = []) => uniqueNames(paths.map(at), taken)

test('a name that no one else has stays', () => {
  expect(names(['st/se/a.dcm', 'b.pdf'])).toEqual(['a.dcm', 'b.pdf'])
})

test('pictures of two series are distinguished by their series', () => {
  expect(names(['ST01/SE01/IM01.dcm', 'ST01/SE02/IM01.dcm', 'ST01/SE02/IM02.dcm'])).toEqual([
    'SE01_IM01.dcm',
    'SE02_IM01.dcm',
    'IM02.dcm',
  ])
})

test('pictures of two studies are distinguished by study and series', () => {
  expect(names(['ST01/SE01/IM01.dcm', 'ST02/SE01/IM01.dcm'])).toEqual([
    'ST01_SE01_IM01.dcm',
    'ST02_SE01_IM01.dcm',
  ])
})

test('what no folder distinguishes is numbered', () => {
  expect(names(['a.pdf', 'A.PDF', 'a.pdf'])).toEqual(['a.pdf', 'A (2).PDF', 'a (3).pdf'])
})

test('a name of the case is taken, letter case aside', () => {
  expect(names(['thorax.dcm'], ['THORAX.dcm', 'thorax (2).dcm'])).toEqual(['thorax (3).dcm'])
})

test.each([
  ['a.dcm', 'a (2).dcm'],
  ['a.b.dcm', 'a.b (2).dcm'],
  ['a', 'a (2)'],
  ['.dcm', '.dcm (2)'],
])('%s is taken, so %s is proposed', (name, proposed) => {
  expect(freeName(name, new Set([name]))).toBe(proposed)
})

test('nothing to name gives no names', () => {
  expect(uniqueNames([], [])).toEqual([])
})
