import type { z } from 'zod'

type IsExact = (value: unknown) => boolean
type Schema = z.core.$ZodType

/** Compiles the check of an output: one of exactly the declared shape passes as it is, any other is parsed by the schema. */
export function outputCheck<T extends z.ZodType>(schema: T): (output: z.output<T>) => z.output<T> {
  const isExact = exactShape(schema)
  return (output) => (isExact(output) ? output : schema.parse(output))
}

/**
 * Compiles a test whether a value has exactly the shape of a schema: each field of its type, and no other field. The
 * content of texts is checked on input and not again. Also `false` for a schema that converts values. The test is generated
 * as code, as Zod does for its parsers: a test that looks fields up by name takes four times as long.
 */
export function exactShape(schema: Schema): IsExact {
  const code: Code = { functions: [], words: [] }
  const test = testOf(schema, 'value', code)
  const body = `${code.functions.join('\n')}\nreturn (value) => ${test}`
  return new Function('words', body)(code.words) // of our own contract, no input is part of it
}

/** The parts that tests refer to: functions for objects, and sets of words. */
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
