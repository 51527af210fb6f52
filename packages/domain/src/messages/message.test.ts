import { expect, test } from 'vitest'
import {
  isQuotedInMail,
  isUrgent,
  MessageTemplate,
  templatesOf,
  wrongParameters,
} from './message.ts'

test.each([
  ['fileUnreadable', { file: 'chest.dcm' }, []],
  ['fileUnreadable', { file: '  ' }, ['file']],
  ['fileUnreadable', {}, ['file']],
  ['callYou', {}, []],
  ['ecgUnreadable', {}, ['file']],
  ['ecgMarginal', { reason: 'Hum in lead II' }, []],
  ['ecgRejected', {}, ['reason']],
  ['ecgRejected', { reason: 'x'.repeat(501) }, ['reason']],
  ['ecgNormal', {}, []],
  ['ecgUrgent', { text: ' ' }, ['text']],
  ['ownWords', { text: 'x'.repeat(2000) }, []],
  ['ownWords', { text: 'x'.repeat(2001) }, ['text']],
] as const)('SPEC 17: %s with %j lacks %j', (template, given, wrong) => {
  expect(wrongParameters(template, given)).toEqual(wrong)
})

test('CALL-37 an ECG case has the templates of ECGs before the common ones, an eConsult none of them', () => {
  const common = ['fileUnreadable', 'fileOfAnotherPet', 'laterReport', 'callYou', 'ownWords']
  const ofEcg = ['ecgUnreadable', 'ecgMarginal', 'ecgRejected', 'ecgNormal', 'ecgUrgent']
  expect(templatesOf('econsult')).toEqual(common)
  expect(templatesOf('ecg1l')).toEqual([...ofEcg, ...common])
  expect(templatesOf('ecg6l')).toEqual([...ofEcg, ...common])
})

test('SPEC 22: a mail quotes no finding and no free text', () => {
  const quoted = MessageTemplate.options.filter((template) => isQuotedInMail(template))
  expect(quoted).toEqual([
    'fileUnreadable',
    'fileOfAnotherPet',
    'laterReport',
    'callYou',
    'ecgUnreadable',
  ])
  expect(MessageTemplate.options.filter((template) => isUrgent(template))).toEqual(['ecgUrgent'])
})
