import { contract } from '@systole/contract/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { exactShape, outputCheck } from './exact-shape.ts'

const Film = z.object({
  name: z.string().max(10),
  size: z.number().int(),
  kind: z.enum(['echo', 'ecg']),
  grade: z.union([z.literal(''), z.enum(['good', 'poor'])]),
  note: z.string().nullable(),
  shared: z.boolean().optional(),
  frames: z.array(z.object({ at: z.string() })),
})
const film = { name: 'a.dcm', size: 3, kind: 'echo', grade: '', note: null, frames: [{ at: '1' }] }

test.each([
  ['as declared', film],
  ['with a field that may be missing', { ...film, shared: true }],
  ['with that field undefined', { ...film, shared: undefined }],
  ['without elements', { ...film, frames: [] }],
])('an output %s is sent as it is', (_case, output) => {
  expect(exactShape(Film)(output)).toBe(true)
  expect(outputCheck(Film)(output as z.output<typeof Film>)).toBe(output)
})

test.each([
  ['a text for a number', { ...film, size: '3' }],
  ['no number', { ...film, size: Number.NaN }],
  ['an unknown word', { ...film, kind: 'ct' }],
  ['a word of no member of the union', { ...film, grade: 'fair' }],
  ['null where it is not allowed', { ...film, name: null }],
  ['a field missing', { ...film, note: undefined }],
  ['an element of another shape', { ...film, frames: [{ at: 1 }] }],
  ['an object for a list', { ...film, frames: {} }],
  ['nothing', null],
])('an output with %s is refused', (_case, output) => {
  expect(exactShape(Film)(output)).toBe(false)
  expect(() => outputCheck(Film)(output as z.output<typeof Film>)).toThrow(z.ZodError)
})

test('an undeclared field, at any depth, is not sent', () => {
  const output = { ...film, secret: 1, frames: [{ at: '1', secret: 2 }] }
  expect(outputCheck(Film)(output as z.output<typeof Film>)).toEqual(film)
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
