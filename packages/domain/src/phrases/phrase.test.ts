import { expect, test } from 'vitest'
import { isOffered, mayChangePhrase } from './phrase.ts'

test.each([
  [{ mode: null, question: null }, { mode: 'basic', question: 'prognosis' }, true],
  [{ mode: null, question: null }, { mode: 'advance' }, true],
  [{ mode: 'advance', question: null }, { mode: 'basic' }, false],
  [{ mode: 'basic', question: 'prognosis' }, { mode: 'basic', question: 'prognosis' }, true],
  [{ mode: null, question: 'prognosis' }, { mode: 'basic', question: 'riskOfAnesthesia' }, false],
  [{ mode: null, question: 'prognosis' }, { mode: 'basic' }, false],
] as const)('SPEC 18: a phrase for %j is offered at %j: %s', (phrase, at, offered) => {
  expect(isOffered(phrase, at)).toBe(offered)
})

test.each([
  ['internal_admin', false, true],
  ['internal_admin', true, false],
  ['cardiologist', true, true],
  ['cardiologist', false, false],
  ['reviewer', true, false],
  ['vet', true, false],
] as const)('ROLE-1 %s changes a phrase (own: %s): %s', (by, isOwn, may) => {
  expect(mayChangePhrase(by, { isOwn })).toBe(may)
})
