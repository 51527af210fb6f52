import { contract } from '@systole/contract/contract'
import { Time, TimeOrEmpty } from '@systole/contract/wire/form-fields'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { exactShape, outputEncoder } from './encode-output.ts'

const Image = z.object({
  name: z.string().max(10),
  size: z.number().int(),
  kind: z.enum(['echo', 'ecg']),
  grade: z.union([z.literal(''), z.enum(['good', 'poor'])]),
  note: z.string().nullable(),
  shared: z.boolean().optional(),
  frames: z.array(z.object({ at: z.string() })),
})
const image = { name: 'a.dcm', size: 3, kind: 'echo', grade: '', note: null, frames: [{ at: '1' }] }

test.each([
  ['as declared', image],
  ['with a field that may be missing', { ...image, shared: true }],
  ['with that field undefined', { ...image, shared: undefined }],
  ['without elements', { ...image, frames: [] }],
])('an output %s is sent as it is', (_case, output) => {
  expect(exactShape(Image)(output)).toBe(true)
  expect(outputEncoder(Image)(output as z.output<typeof Image>)).toBe(output)
})

test.each([
  ['a text for a number', { ...image, size: '3' }],
  ['no number', { ...image, size: Number.NaN }],
  ['an unknown word', { ...image, kind: 'ct' }],
  ['a word of no member of the union', { ...image, grade: 'fair' }],
  ['null where it is not allowed', { ...image, name: null }],
  ['a field missing', { ...image, note: undefined }],
  ['an element of another shape', { ...image, frames: [{ at: 1 }] }],
  ['an object for a list', { ...image, frames: {} }],
  ['nothing', null],
])('an output with %s is refused', (_case, output) => {
  expect(exactShape(Image)(output)).toBe(false)
  expect(() => outputEncoder(Image)(output as z.output<typeof Image>)).toThrow(z.ZodError)
})

test('an undeclared field, at any depth, is not sent', () => {
  const output = { ...image, secret: 1, frames: [{ at: '1', secret: 2 }] }
  expect(outputEncoder(Image)(output as z.output<typeof Image>)).toEqual(image)
})

test('a default is added by the schema', () => {
  const Note = z.object({ text: z.string().default('none') })
  expect(outputEncoder(Note)({} as z.output<typeof Note>)).toEqual({ text: 'none' })
})

const AT = new Date('2026-11-24T06:05:07Z')
const Visit = z.object({
  at: Time.describe('when'),
  left: TimeOrEmpty,
  later: Time.optional(),
  until: TimeOrEmpty.optional(),
  notes: z.array(z.object({ text: z.string(), at: Time })),
  reader: z.object({ name: z.string(), since: TimeOrEmpty }).nullable(),
  either: z.union([z.literal('never'), Time]),
})
const visit = { at: AT, left: null, notes: [], reader: null, either: 'never' as const }
const sentVisit = { at: '20261124060507', left: '', notes: [], reader: null, either: 'never' }

test.each([
  ['with each time', { ...visit, left: AT }, { ...sentVisit, left: '20261124060507' }],
  ['without some', visit, sentVisit],
  ['with an optional time', { ...visit, later: AT }, { ...sentVisit, later: '20261124060507' }],
  ['with an optional time that is none', { ...visit, until: null }, { ...sentVisit, until: '' }],
  [
    'with times in a list',
    { ...visit, notes: [{ text: 'a', at: AT }] },
    { ...sentVisit, notes: [{ text: 'a', at: '20261124060507' }] },
  ],
  [
    'with times inside',
    { ...visit, reader: { name: 'Chan', since: AT } },
    { ...sentVisit, reader: { name: 'Chan', since: '20261124060507' } },
  ],
  ['with the other option', { ...visit, either: AT }, { ...sentVisit, either: '20261124060507' }],
])('times are sent as stamps: a visit %s', (_case, output, sent) => {
  expect(exactShape(Visit)(output)).toBe(true)
  expect(outputEncoder(Visit)(output)).toEqual(sent)
  const more = { ...output, secret: 1 }
  expect(outputEncoder(Visit)(more)).toEqual(sent)
})

test('a stamp in place of a time is refused', () => {
  const output = { ...visit, at: '20261124060507' }
  expect(exactShape(Visit)(output)).toBe(false)
  expect(() => outputEncoder(Visit)(output as never)).toThrow()
})

test('a schema that converts values always parses', () => {
  expect(exactShape(z.string().transform(Number))('1')).toBe(false)
})

test('the output of every call can be compiled', () => {
  const calls = Object.values(contract).flatMap((noun) => Object.values(noun))
  for (const { output } of calls) expect(exactShape(output)(undefined)).toBe(false)
})
