import { expect, test } from 'vitest'
import type { Phrase } from './phrase.ts'
import { phrasesFor, slashAt } from './slash.ts'

test.each([
  ['/', { from: 0, query: '' }],
  ['Heart normal. /vhs', { from: 14, query: 'vhs' }],
  ['line\n/an', { from: 5, query: 'an' }],
  ['心臟大小正常。/麻醉', { from: 7, query: '麻醉' }],
  ['心影／', { from: 2, query: '' }],
  ['(/x', { from: 1, query: 'x' }],
])('decision 18: %j asks for a phrase', (text, slash) => {
  expect(slashAt(text, text.length)).toEqual(slash)
})

test.each(['', 'murmur 3/6', '5 mg/kg', 'a/', '/two words', 'and/or'])(
  'decision 18: %j asks for none',
  (text) => {
    expect(slashAt(text, text.length)).toBeUndefined()
  },
)

test('what stands after the caret is not asked', () => {
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
