import { expect, test } from 'vitest'
import { reconcileDraft, resolveInitialDraft } from './reconcile-draft.ts'

const text = (words: string) => ({ form: words })
const copy = (base: number, edit: number, words: string | null) => ({
  base,
  writer: 'old_tab',
  edit,
  value: words === null ? null : text(words),
})
const stored = (version: number, writer: string, edit: number, words: string | null) => ({
  version,
  writer,
  edit,
  value: words === null ? null : text(words),
})

test.each([
  ['nothing anywhere', undefined, stored(0, '', 0, null), { text: null, base: 0, from: 'server' }],
  [
    'a draft of another device',
    undefined,
    stored(3, 'phone', 1, 'b'),
    { text: text('b'), base: 3, from: 'server' },
  ],
  ['a sent form', undefined, stored(4, 'phone', 1, null), { text: null, base: 4, from: 'server' }],
  ['no answer', copy(2, 9, 'a'), undefined, { text: text('a'), base: 2, from: 'device' }],
  [
    'text typed on what the server has',
    copy(3, 9, 'ab'),
    stored(3, 'phone', 1, 'a'),
    { text: text('ab'), base: 3, from: 'device' },
  ],
  [
    'later text of the same tab',
    copy(2, 9, 'ab'),
    stored(3, 'old_tab', 8, 'a'),
    { text: text('ab'), base: 3, from: 'device' },
  ],
  [
    'text that the server has',
    copy(2, 8, 'a'),
    stored(3, 'old_tab', 8, 'a'),
    { text: text('a'), base: 3, from: 'server' },
  ],
  [
    'the same words from both',
    copy(2, 8, 'a'),
    stored(3, 'phone', 1, 'a'),
    { text: text('a'), base: 3, from: 'server' },
  ],
  [
    'a sent form nobody was told of',
    copy(3, 8, null),
    stored(3, 'phone', 1, 'a'),
    { text: null, base: 3, from: 'device' },
  ],
  [
    'a sent form and newer text elsewhere',
    copy(2, 8, null),
    stored(3, 'phone', 1, 'a'),
    { text: text('a'), base: 3, from: 'server' },
  ],
])('a form opens with %s', (_what, onDevice, onServer, expected) => {
  expect(resolveInitialDraft(onDevice, onServer)).toEqual(expected)
})

test('a form opens with both texts where neither comes from the other', () => {
  const theirs = stored(3, 'phone', 1, 'b')
  expect(resolveInitialDraft(copy(2, 8, 'a'), theirs)).toEqual({
    text: text('a'),
    base: 2,
    from: 'device',
    conflict: theirs,
  })
  const sent = stored(3, 'phone', 1, null)
  expect(resolveInitialDraft(copy(2, 8, 'a'), sent).conflict).toBe(sent)
})

const mine = { text: text('mine'), base: 2, writer: 'this_tab', isDirty: true }

test.each([
  ['what it builds on', mine, stored(2, 'phone', 1, 'b'), 'unchanged'],
  ['its own write, whose answer was lost', mine, stored(3, 'this_tab', 1, 'm'), 'own'],
  [
    'something newer, with nothing typed',
    { ...mine, isDirty: false },
    stored(3, 'phone', 1, 'b'),
    'replace',
  ],
  ['the same words', mine, stored(3, 'phone', 1, 'mine'), 'replace'],
  [
    'something newer after it was sent',
    { ...mine, text: null },
    stored(3, 'phone', 1, 'b'),
    'replace',
  ],
  ['something else', mine, stored(3, 'phone', 1, 'b'), 'conflict'],
  ['that it was sent elsewhere', mine, stored(3, 'phone', 1, null), 'conflict'],
])('an open form that hears of %s', (_what, form, onServer, expected) => {
  expect(reconcileDraft(form, onServer)).toBe(expected)
})
