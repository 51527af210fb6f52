import { json, wholeNumber } from '@systole/contract/wire/form-fields'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputRefusal } from './input-refusal.ts'

const Input = z.object({
  usid: z.string(),
  weight: wholeNumber().optional(),
  params: json(z.object({ pid: z.string(), tags: z.array(z.string()).optional() })),
})

test.each([
  [{}, 'Case (usid) is missing.'],
  [{ usid: 'u' }, 'params is missing.'],
  [{ usid: 'u', params: 'no json' }, 'params is malformed.'],
  [{ usid: 'u', params: '{}' }, 'Pet (params.pid) is missing.'],
  [{ usid: 'u', params: '{"pid":7}' }, 'Pet (params.pid) is malformed.'],
  [{ usid: 'u', params: '{"pid":null}' }, 'Pet (params.pid) is malformed.'],
  [{ usid: 'u', params: '{"pid":"p","tags":["a",1]}' }, 'params.tags.1 is malformed.'],
  [{ usid: 'u', params: '{"pid":"p"}', weight: 'heavy' }, 'Weight (weight) is malformed.'],
])('ERR-4 of %j the answer says that %s', (given, message) => {
  const { error } = Input.safeParse(given)
  expect(error && inputRefusal(error, given).message).toBe(message)
})

test('ERR-4 without the input, the answer claims no more than it knows', () => {
  const { error } = Input.safeParse({})
  expect(error && inputRefusal(error).message).toBe('Case (usid) is missing or malformed.')
})
