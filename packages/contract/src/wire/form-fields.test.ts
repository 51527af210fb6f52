import { expect, test } from 'vitest'
import { z } from 'zod'
import { toForm } from '../client.ts'
import { endpoint } from './endpoint.ts'
import { Flag, json, Time, wholeNumber } from './form-fields.ts'

test.each([
  ['12', 12],
  ['0', 0],
])('the decimal string %s is the number %d', (text, number) => {
  expect(wholeNumber().parse(text)).toBe(number)
  expect(z.encode(wholeNumber(), number)).toBe(text)
})

test.each(['', '1.5', '1e3', ' 1', '0x10', '99999999999999999'])(
  '%j is no whole number',
  (text) => {
    expect(wholeNumber().safeParse(text).success).toBe(false)
  },
)

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])('the flag %s is %s', (text, value) => {
  expect(Flag.parse(text)).toBe(value)
})

test('a JSON field is a string on the wire and typed inside', () => {
  const field = json(z.object({ year: z.number() }))
  expect(field.parse('{"year":2026}')).toEqual({ year: 2026 })
  expect(field.safeParse('{year').success).toBe(false)
  expect(field.safeParse('{"year":"2026"}').success).toBe(false)
})

test.each(['20260230000000', '2026112010', '20261120146000'])('%s is no time', (stamp) => {
  expect(Time.safeParse(stamp).success).toBe(false)
})

test('a form holds what was given and leaves out the rest', () => {
  const call = endpoint({
    path: '/api/x',
    summary: '',
    access: 'login',
    effect: 'read',
    rate: 'read',
    input: z.object({
      weight: wholeNumber(),
      params: json(z.object({ a: z.string() })),
      note: z.string().optional(),
    }),
    output: z.object({}),
    errors: [],
  })
  const form = toForm(call, { weight: 4200, params: { a: '咪咪' }, note: undefined })
  expect([...form]).toEqual([
    ['weight', '4200'],
    ['params', '{"a":"咪咪"}'],
  ])
})
