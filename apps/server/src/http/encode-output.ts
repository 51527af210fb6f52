import { Day, Time, TimeOrEmpty } from '@systole/contract/wire/form-fields'
import { toStamp } from '@systole/domain/time/stamp'
import { z } from 'zod'

type IsExact = (value: unknown) => boolean
type Schema = z.core.$ZodType

/**
 * Compiles the way an output is sent: checked against its schema, with its times as stamps. One of exactly the declared shape
 * is not copied except around a time; any other goes through the schema, which drops undeclared fields.
 */
export function outputEncoder<T extends z.ZodType>(schema: T): (output: z.output<T>) => unknown {
  const isExact = exactShape(schema)
  const encodeTimes = timeEncoder(schema)
  if (!encodeTimes) return (output) => (isExact(output) ? output : schema.parse(output))
  return (output) => (isExact(output) ? encodeTimes(output) : z.encode(schema, output))
}

/**
 * Compiles a test whether a value has exactly the shape of a schema: each field of its type, and no other field. The
 * content of texts is checked on input and not again. Also `false` for a schema that converts other values than times. The test is generated
 * as code, as Zod does for its parsers: a test that looks fields up by name takes four times as long.
 */
export function exactShape(schema: Schema): IsExact {
  const code: Code = { functions: [], words: [] }
  const test = testOf(schema, 'value', code)
  const body = `${code.functions.join('\n')}\nreturn (value) => ${test}`
  return new Function('words', body)(code.words) // of our own contract, no input is part of it
}

/** The code of the test and of the encoder of the contract's times and days, by the definition that their described copies share. */
const TIMES = new Map<unknown, Record<'test' | 'encoded', (at: string) => string>>([
  [
    Day._zod.def,
    { test: (at) => `typeof ${at} === 'string'`, encoded: (at) => `${at}.replaceAll('-', '')` },
  ],
  [Time._zod.def, { test: (at) => `${at} instanceof Date`, encoded: (at) => `toStamp(${at})` }],
  [
    TimeOrEmpty._zod.def,
    {
      test: (at) => `(${at} === null || ${at} instanceof Date)`,
      encoded: (at) => `(${at} === null ? '' : toStamp(${at}))`,
    },
  ],
])

/** The parts that tests and encoders refer to: functions for objects, and sets of words. */
type Code = { functions: string[]; words: ReadonlySet<unknown>[] }

/** Writes the test of the value at `at`, an expression. */
function testOf(schema: Schema, at: string, code: Code): string {
  const def = (schema as z.core.$ZodTypes)._zod.def // the union of all schemas of Zod
  switch (def.type) {
    case 'string':
    case 'boolean':
      return `typeof ${at} === '${def.type}'`
    case 'number':
      return `Number.isFinite(${at})`
    case 'null':
      return `${at} === null`
    case 'unknown':
      return 'true'
    case 'literal':
      return oneOf(def.values, at, code)
    case 'enum':
      return oneOf(Object.values(def.entries), at, code)
    case 'nullable':
      return `(${at} === null || ${testOf(def.innerType, at, code)})`
    case 'optional':
      return `(${at} === undefined || ${testOf(def.innerType, at, code)})`
    case 'default':
    case 'prefault':
      return testOf(def.innerType, at, code) // without a value, the schema adds the default
    case 'union':
      return `(${def.options.map((option) => testOf(option, at, code)).join(' || ')})`
    case 'array':
      return `(Array.isArray(${at}) && ${at}.every(${elementTest(def.element, code)}))`
    case 'pipe':
      return TIMES.get(def)?.test(at) ?? 'false'
    case 'object':
      return def.catchall ? 'false' : `${objectTest(def.shape, code)}(${at})`
    default:
      return 'false'
  }
}

function oneOf(values: readonly unknown[], at: string, { words }: Code): string {
  return `words[${words.push(new Set(values)) - 1}].has(${at})`
}

function elementTest(element: Schema, code: Code): string {
  return `(value) => ${testOf(element, 'value', code)}`
}

/** Adds the test of an object, which counts its fields because it may have no others. Returns its name. */
function objectTest(shape: z.core.$ZodShape, code: Code): string {
  const fields = Object.entries(shape).map(([key, field]) => {
    const at = `value[${JSON.stringify(key)}]`
    return {
      test: testOf(field, at, code),
      count: `(${at} !== undefined || ${JSON.stringify(key)} in value)`,
    }
  })
  const tests = ["typeof value === 'object'", 'value !== null', ...fields.map(({ test }) => test)]
  const count = ['0', ...fields.map((field) => field.count)].join(' + ')
  const name = `object${code.functions.length}`
  code.functions.push(
    `function ${name}(value) { return ${tests.join(' && ')} && Object.keys(value).length === ${count} }`,
  )
  return name
}

/** Compiles the replacement of times by stamps in a value of exactly this shape; `undefined` for a schema without times. */
function timeEncoder(schema: Schema): ((value: unknown) => unknown) | undefined {
  const code: Code = { functions: [], words: [] }
  const encoded = encodedOf(schema, 'value', code)
  if (encoded === undefined) return undefined
  const body = `${code.functions.join('\n')}\nreturn (value) => ${encoded}`
  return new Function('words', 'toStamp', body)(code.words, toStamp) // of our own contract, no input is part of it
}

/** Writes the encoded form of the value at `at`, an expression; `undefined` if it is sent as it is. */
function encodedOf(schema: Schema, at: string, code: Code): string | undefined {
  const def = (schema as z.core.$ZodTypes)._zod.def // the union of all schemas of Zod
  switch (def.type) {
    case 'pipe':
      return TIMES.get(def)?.encoded(at)
    case 'nullable': {
      const inner = encodedOf(def.innerType, at, code)
      return inner && `(${at} === null ? null : ${inner})`
    }
    case 'optional':
    case 'default':
    case 'prefault': {
      const inner = encodedOf(def.innerType, at, code)
      return inner && `(${at} === undefined ? undefined : ${inner})`
    }
    case 'array': {
      const element = encodedOf(def.element, 'value', code)
      return element && `${at}.map((value) => ${element})`
    }
    case 'union':
      return encodedOption(def.options, at, code)
    case 'object':
      return encodedObject(def.shape, at, code)
    default:
      return undefined
  }
}

/** Writes the encoded form of a value by the first option of a union that it matches. */
function encodedOption(options: readonly Schema[], at: string, code: Code): string | undefined {
  const encoded = options.map((option) => encodedOf(option, at, code))
  if (encoded.every((each) => each === undefined)) return undefined
  const tests = options.map(
    (option, index) => `${testOf(option, at, code)} ? ${encoded[index] ?? at}`,
  )
  return `(${tests.join(' : ')} : ${at})`
}

/** Adds the encoder of an object: a copy whose times are replaced. Fields that are missing stay missing. */
function encodedObject(shape: z.core.$ZodShape, at: string, code: Code): string | undefined {
  const fields = Object.entries(shape).flatMap(([key, field]) => {
    const value = `value[${JSON.stringify(key)}]`
    const encoded = encodedOf(field, value, code)
    return encoded === undefined ? [] : [`${JSON.stringify(key)}: ${encoded}`]
  })
  if (fields.length === 0) return undefined
  const name = `encode${code.functions.length}`
  code.functions.push(`function ${name}(value) { return { ...value, ${fields.join(', ')} } }`)
  return `${name}(${at})`
}
