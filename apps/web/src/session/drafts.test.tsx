import { afterEach, expect, test } from 'vitest'
import { draftKey, dropDraft, keepDraft, readDraft } from './drafts.ts'
import { forgetEverything } from './forget-everything.ts'

const key = draftKey('u1', 'clinical', 'c1')
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

afterEach(() => window.localStorage.clear())

test('a draft is there after a reload, with the time it was kept', () => {
  const savedAt = keepDraft(key, 'coughs at night')
  expect(readDraft(key, asText)).toEqual({
    savedAt: savedAt?.toISOString(),
    value: 'coughs at night',
  })
})

test('what is not a draft of this form is not taken', () => {
  keepDraft(key, { old: 'shape' })
  expect(readDraft(key, asText)).toBeUndefined()
  window.localStorage.setItem(key, '{broken')
  expect(readDraft(key, asText)).toBeUndefined()
})

test('a saved draft is dropped', () => {
  keepDraft(key, 'text')
  dropDraft(key)
  expect(readDraft(key, asText)).toBeUndefined()
})

test('SHELL-2 logout forgets drafts and keeps the language', () => {
  keepDraft(key, 'text')
  window.localStorage.setItem('systole.language', 'zh_hk')
  forgetEverything()
  expect(Object.keys(window.localStorage)).toEqual(['systole.language'])
})
