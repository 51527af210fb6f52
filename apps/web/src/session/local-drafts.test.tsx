import { afterEach, expect, test } from 'vitest'
import { forgetEverything } from './forget-everything.ts'
import { deleteLocalDraft, draftKey, readLocalDraft, storeLocalDraft } from './local-drafts.ts'

const key = draftKey('u1', 'clinical', 'c1')
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

afterEach(() => window.localStorage.clear())

test('a draft is there after a reload, with the time it was kept', () => {
  const savedAt = storeLocalDraft(key, 'coughs at night')
  expect(readLocalDraft(key, asText)).toEqual({
    savedAt: savedAt?.toISOString(),
    value: 'coughs at night',
  })
})

test('what is not a draft of this form is not taken', () => {
  storeLocalDraft(key, { old: 'shape' })
  expect(readLocalDraft(key, asText)).toBeUndefined()
  window.localStorage.setItem(key, '{broken')
  expect(readLocalDraft(key, asText)).toBeUndefined()
})

test('a saved draft is dropped', () => {
  storeLocalDraft(key, 'text')
  deleteLocalDraft(key)
  expect(readLocalDraft(key, asText)).toBeUndefined()
})

test('SHELL-2 logout forgets drafts and keeps the language', () => {
  storeLocalDraft(key, 'text')
  window.localStorage.setItem('systole.language', 'zh_hk')
  forgetEverything()
  expect(Object.keys(window.localStorage)).toEqual(['systole.language'])
})
