import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../contract.ts'
import { decodeFields, encodeFields } from './codec.ts'
import { NAMES_OF_PERSON, WIRE_NAMES } from './names.ts'

/** The names of all fields of a schema, at any depth. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const shapes = (['input', 'output'] as const).map((io) =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
  )
  return shapes.flatMap(propertiesIn)
}

function propertiesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value) : []),
    ...propertiesIn(value),
  ])
}

/** The names of the fields of each object in a schema. */
function shapesOf(schema: z.core.$ZodType): string[][] {
  return objectsIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
}

function objectsIn(node: unknown): string[][] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === 'properties' ? [Object.keys(value)] : []),
    ...objectsIn(value),
  ])
}

const calls = Object.values(contract).flatMap((noun) => Object.values(noun))
const wireNames = new Set([
  ...calls.flatMap(({ input, output }) => [...fieldsOf(input), ...fieldsOf(output)]),
  ...calls.flatMap(({ input }) =>
    Object.values(input.shape as z.core.$ZodShape).flatMap((field) => jsonFieldsOf(field)),
  ),
])

/** The fields inside a JSON form field, which its own schema hides behind a text. */
function jsonFieldsOf(field: z.core.$ZodType): string[] {
  const def = (field as z.core.$ZodTypes)._zod.def // the union of all schemas of Zod
  if (def.type === 'optional' || def.type === 'default') return jsonFieldsOf(def.innerType)
  return def.type === 'pipe' ? fieldsOf(def.out) : []
}

test('every renamed field is a field of the wire', () => {
  expect(Object.keys(NAMES_OF_PERSON).filter((name) => !wireNames.has(name))).toEqual([])
})

test('no name of the domain is a wire name too, and none has two wire names', () => {
  const domainNames = [
    ...new Set([...Object.values(WIRE_NAMES), ...Object.values(NAMES_OF_PERSON)]),
  ]
  expect(domainNames.filter((name) => wireNames.has(name))).toEqual([])
  expect(new Set(Object.values(WIRE_NAMES)).size).toBe(Object.keys(WIRE_NAMES).length)
})

test('a reply is decoded at every depth, and encoded again it is the same', () => {
  const reply = { sessions: [{ usid: 'case_1', tag: [{ tagid: 7 }] }], deleted: null, next: '' }
  const decoded = { sessions: [{ caseId: 'case_1', tag: [{ tagid: 7 }] }], deleted: null, next: '' }
  expect(decodeFields(reply)).toEqual(decoded)
  expect(encodeFields(decoded)).toEqual(reply)
})

test('`fname` is the name of a file, and the first name of a person', () => {
  const sent = { fname: 'a.dcm', by: { fname: 'Wing', lname: '' } }
  const decoded = { fileName: 'a.dcm', by: { firstName: 'Wing', lastName: '' } }
  expect(decodeFields(sent)).toEqual(decoded)
  expect(encodeFields(decoded)).toEqual(sent)
})

test('every `fname` of a person is sent with a `lname`', () => {
  const objects = calls.flatMap(({ input, output }) => [...shapesOf(input), ...shapesOf(output)])
  const persons = objects.filter((names) => names.includes('lname'))
  expect(persons.length).toBeGreaterThan(5)
  expect(persons.filter((names) => !names.includes('fname'))).toEqual([])
})

test('names of an object itself are no renamed fields', () => {
  expect(decodeFields({ constructor: 1, toString: 2 })).toEqual({ constructor: 1, toString: 2 })
})
