import { expect, test } from 'vitest'
import { type Atom, type Block, paginate } from './paginate.ts'

type Named = Atom & { name: string; onTop?: Named }

function atom(name: string, height: number, given: Partial<Named> = {}): Named {
  return { name, height, gap: 0, glued: false, ...given }
}

function placesOf(blocks: Block<Named>[]): string[] {
  return paginate(blocks, 100).map((placed) => `${placed.atom.name} p${placed.page} ${placed.top}`)
}

test('blocks stand below each other with their gaps', () => {
  expect(placesOf([{ atoms: [atom('a', 30)] }, { atoms: [atom('b', 30, { gap: 10 })] }])).toEqual([
    'a p0 0',
    'b p0 40',
  ])
})

test('a block that ends exactly at the foot stays', () => {
  expect(placesOf([{ atoms: [atom('a', 60)] }, { atoms: [atom('b', 40)] }])).toEqual([
    'a p0 0',
    'b p0 60',
  ])
})

test('a block that does not fit moves whole, without its gap', () => {
  const block = { atoms: [atom('b', 30, { gap: 10 }), atom('c', 30)] }
  expect(placesOf([{ atoms: [atom('a', 41)] }, block])).toEqual(['a p0 0', 'b p1 0', 'c p1 30'])
})

test('a heading moves with what it heads', () => {
  const blocks = [
    { atoms: [atom('a', 70)] },
    { atoms: [atom('heading', 20)], keepWithNext: true },
    { atoms: [atom('b', 20)] },
  ]
  expect(placesOf(blocks)).toEqual(['a p0 0', 'heading p1 0', 'b p1 20'])
})

test('a block longer than a page runs on from where it begins, glued atoms together', () => {
  const lines = Array.from({ length: 8 }, (_, place) =>
    atom(`l${place}`, 20, { glued: place === 0 || place === 6 }),
  )
  expect(placesOf([{ atoms: [atom('a', 50)] }, { atoms: lines }])).toEqual([
    'a p0 0',
    'l0 p0 50',
    'l1 p0 70',
    'l2 p1 0',
    'l3 p1 20',
    'l4 p1 40',
    'l5 p1 60',
    'l6 p2 0',
    'l7 p2 20',
  ])
})

test('a table has its head on every page, and its sum is not parted from the last row', () => {
  const onTop = atom('head', 20)
  const rows = Array.from({ length: 9 }, (_, place) =>
    atom(`r${place}`, 20, { onTop, glued: place === 7 }),
  )
  const blocks = [{ atoms: [onTop], keepWithNext: true }, { atoms: rows }]
  expect(placesOf(blocks)).toEqual([
    ...['head p0 0', 'r0 p0 20', 'r1 p0 40', 'r2 p0 60', 'r3 p0 80'],
    ...['head p1 0', 'r4 p1 20', 'r5 p1 40', 'r6 p1 60'],
    ...['head p2 0', 'r7 p2 20', 'r8 p2 40'],
  ])
})

test('a signature takes what it closes along to the next page', () => {
  const blocks = [
    { atoms: [atom('a', 40)] },
    { atoms: [atom('b', 40)] },
    { atoms: [atom('signature', 30)], keepWithPrevious: true },
  ]
  expect(placesOf(blocks)).toEqual(['a p0 0', 'b p1 0', 'signature p1 40'])
})

test('a signature after more than a page takes the last lines along', () => {
  const lines = Array.from({ length: 5 }, (_, place) =>
    atom(`l${place}`, 20, { glued: place === 3 }),
  )
  const blocks = [
    { atoms: lines },
    { atoms: [atom('signature', 20, { glued: true })], keepWithPrevious: true },
  ]
  expect(placesOf(blocks)).toEqual([
    'l0 p0 0',
    'l1 p0 20',
    'l2 p0 40',
    'l3 p1 0',
    'l4 p1 20',
    'signature p1 40',
  ])
})

test('a heading without anything after it is still placed', () => {
  expect(placesOf([{ atoms: [atom('heading', 20)], keepWithNext: true }])).toEqual(['heading p0 0'])
})

test('nothing takes no page', () => {
  expect(placesOf([])).toEqual([])
})
