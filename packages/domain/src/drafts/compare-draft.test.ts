import { expect, test } from 'vitest'
import { compareDraft, nextVersion } from './compare-draft.ts'

const desk = (base: number, edit: number) => ({ base, writer: 'desk', edit })
const stored = (version: number, writer: string, edit: number) => ({ version, writer, edit })

test.each([
  ['nothing is held yet', desk(0, 1), stored(0, '', 0), 'ahead'],
  ['what was held has been swept', desk(5, 9), stored(0, '', 0), 'ahead'],
  ['it builds on what is held', desk(3, 1), stored(3, 'phone', 8), 'ahead'],
  ['another device has written since', desk(3, 1), stored(4, 'phone', 8), 'apart'],
  ['it builds on something unheard of', desk(9, 1), stored(4, 'phone', 8), 'apart'],
  ['the same write comes again', desk(3, 5), stored(4, 'desk', 5), 'behind'],
  ['an earlier write of the tab comes late', desk(3, 4), stored(4, 'desk', 5), 'behind'],
  ['a later write of the tab never heard the answer', desk(3, 6), stored(4, 'desk', 5), 'ahead'],
])('when %s', (_when, typed, kept, expected) => {
  expect(compareDraft(typed, kept)).toBe(expected)
})

test('versions rise, also after a draft was swept', () => {
  expect(nextVersion({ base: 0 }, { version: 0 })).toBe(1)
  expect(nextVersion({ base: 3 }, { version: 7 })).toBe(8)
  expect(nextVersion({ base: 5 }, { version: 0 })).toBe(6)
})
