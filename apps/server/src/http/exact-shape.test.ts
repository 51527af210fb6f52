import { contract } from '@systole/contract/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { exactShape, outputCheck } from './exact-shape.ts'

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
  expect(outputCheck(Image)(output as z.output<typeof Image>)).toBe(output)
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
  expect(() => outputCheck(Image)(output as z.output<typeof Image>)).toThrow(z.ZodError)
})

test('an undeclared field, at any depth, is not sent', () => {
  const output = { ...image, secret: 1, frames: [{ at: '1', secret: 2 }] }
  expect(outputCheck(Image)(output as z.output<typeof Image>)).toEqual(image)
})

test('a default is added by the schema', () => {
  const Note = z.object({ text: z.string().default('none') })
  expect(outputCheck(Note)({} as z.output<typeof Note>)).toEqual({ text: 'none' })
})

test('a schema that converts values always parses', () => {
  expect(exactShape(z.string().transform(Number))('1')).toBe(false)
})

test('the output of every call can be compiled', () => {
  const calls = Object.values(contract).flatMap((noun) => Object.values(noun))
  for (const { output } of calls) expect(exactShape(output)(undefined)).toBe(false)
})
