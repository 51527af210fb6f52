import { expect, test } from 'vitest'
import { readExcluded } from './excluded-data.ts'

test.each([
  ['without a list, the question file', undefined, { questions: true, kinds: [], names: [] }],
  ['with an empty list, nothing', [], { questions: false, kinds: [], names: [] }],
  [
    'the question file by its word',
    ['question to cardiologist'],
    { questions: true, kinds: [], names: [] },
  ],
  [
    'the question file by its object',
    [{ type: 'supplementary', sub_type: 'question to cardiologist' }],
    { questions: true, kinds: [], names: [] },
  ],
  [
    'a type of file and one file',
    [{ type: 'supplementary', file_type: 'chest X-ray' }, { fileName: 'a.pdf' }],
    { questions: false, kinds: ['chestXray'], names: ['a.pdf'] },
  ],
])('REPT-2 a follow-up leaves behind: %s', (_what, list, excluded) => {
  expect(readExcluded(list)).toEqual(excluded)
})

test('REPT-2 an entry that names nothing is refused by its place', () => {
  expect(readExcluded(['question to cardiologist', 'colour'])).toEqual({ unknownAt: 1 })
  expect(readExcluded([{}])).toEqual({ unknownAt: 0 })
})
