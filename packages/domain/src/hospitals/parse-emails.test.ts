import { expect, test } from 'vitest'
import { parseEmails } from './parse-emails.ts'

test.each([
  ['', ['a@x.test'], '', undefined],
  [' B@x.test ', ['a@x.test', 'b@x.test'], '', undefined],
  [
    'b@x.test, c@x.test;d@x.test\ne@x.test、f@x.test',
    [...'abcdef'].map((l) => `${l}@x.test`),
    '',
    undefined,
  ],
  ['b@x', ['a@x.test'], 'b@x', 'notAnEmail'],
  ['A@x.test', ['a@x.test'], 'A@x.test', 'repeatedEmail'],
  ['b@x.test b@x.test', ['a@x.test', 'b@x.test'], 'b@x.test', 'repeatedEmail'],
  ['Vet <b@x.test>', ['a@x.test'], 'Vet <b@x.test>', 'notAnEmail'],
])('%j joins the list', (typed, emails, rest, refusal) => {
  expect(parseEmails(typed, ['a@x.test'])).toEqual({ emails, rest, refusal })
})
