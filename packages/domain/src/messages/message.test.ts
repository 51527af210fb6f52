import { expect, test } from 'vitest'
import { wrongParameters } from './message.ts'

test.each([
  ['fileUnreadable', { file: 'chest.dcm' }, []],
  ['fileUnreadable', { file: '  ' }, ['file']],
  ['fileUnreadable', {}, ['file']],
  ['callYou', {}, []],
  ['ownWords', { text: 'x'.repeat(2000) }, []],
  ['ownWords', { text: 'x'.repeat(2001) }, ['text']],
] as const)('SPEC 17: %s with %j lacks %j', (template, given, wrong) => {
  expect(wrongParameters(template, given)).toEqual(wrong)
})
