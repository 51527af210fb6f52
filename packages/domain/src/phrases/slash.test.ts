import { expect, test } from 'vitest'
import type { Phrase } from './phrase.ts'
import { phrasesFor, slashAt, slashesLeft } from './slash.ts'

test.each([
  ['/', { from: 0, query: '' }],
  ['Heart normal. /vhs', { from: 14, query: 'vhs' }],
  ['line\n/an', { from: 5, query: 'an' }],
  ['心臟大小正常。/麻醉', { from: 7, query: '麻醉' }],
  ['心影／', { from: 2, query: '' }],
  ['(/x', { from: 1, query: 'x' }],
])('SPEC 18: %j asks for a phrase', (text, slash) => {
  expect(slashAt(text, text.length)).toEqual(slash)
})

test.each(['', 'murmur 3/6', '5 mg/kg', 'a/', '/two words', 'and/or'])(
  'SPEC 18: %j asks for none',
  (text) => {
    expect(slashAt(text, text.length)).toBeUndefined()
  },
)

test('what is after the caret is not asked', () => {
  expect(slashAt('/vhs later', 4)).toEqual({ from: 0, query: 'vhs' })
})

const phrases: Phrase[] = [
  { section: 'thorax', label: 'Heart size normal', body: 'The cardiac silhouette is normal.' },
  { section: 'anesthesia', label: 'Low risk', body: 'Low risk for the heart.' },
  { section: 'echo', label: 'No effusion', body: 'No pericardial effusion.' },
]

test('labels that begin with the word come first, then labels and texts that hold it', () => {
  expect(phrasesFor(phrases, 'HEART').map(({ label }) => label)).toEqual([
    'Heart size normal',
    'Low risk',
  ])
  expect(phrasesFor(phrases, '')).toHaveLength(3)
  expect(phrasesFor(phrases, 'zebra')).toEqual([])
})

test.each([
  ['VHS 6.9 v. /B2', ['/B2']],
  ['/mmvd\nHeart normal.', ['/mmvd']],
  ['See /a and /b.', ['/a', '/b']],
  ['心臟大小正常。/麻醉', ['/麻醉']],
  ['心影/mmvd', ['/mmvd']],
  ['Stage 2 /B2', ['/B2']],
  ['心影／', []],
  ['murmur 3/6', []],
  ['5 mg/kg, 44 /min, 120 /min.', []],
  ['and/or, w/o, LA/Ao 1.4', []],
  ['犬／貓、左／右', []],
  ['https://example.org/b2', []],
  ['20/11/2026', []],
  ['', []],
])('%j keeps the slashes %j', (text, left) => {
  expect(slashesLeft(text)).toEqual(left)
})
