import type { z } from 'zod'

type IsExact = (value: unknown) => boolean

/** Compiles the check of an output: one of exactly the declared shape passes as it is, any other is parsed by the schema. */
export function outputCheck<T extends z.ZodType>(schema: T): (output: z.output<T>) => z.output<T> {
  const isExact = exactShape(schema)
  return (output) => (isExact(output) ? output : schema.parse(output))
}

/**
 * Compiles a test whether a value has exactly the shape of a schema: each field of its type, and no other field. The
 * content of texts is checked on input and not again. Also `false` for a schema that converts values.
 */
export function exactShape(schema: z.core.$ZodType): IsExact {
  const def = (schema as z.core.$ZodTypes)._zod.def // the union of all schemas of zod
  switch (def.type) {
    case 'string':
      return (value) => typeof value === 'string'
    case 'number':
      return Number.isFinite
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'null':
      return (value) => value === null
    case 'unknown':
      return () => true
    case 'literal':
      return oneOf(def.values)
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'nullable':
      return either((value) => value === null, exactShape(def.innerType))
    case 'optional':
      return either((value) => value === undefined, exactShape(def.innerType))
    case 'default':
    case 'prefault':
      return exactShape(def.innerType) // without a value, the schema adds the default
    case 'union':
      return def.options.map(exactShape).reduce(either)
    case 'array':
      return listOf(exactShape(def.element))
    case 'object':
      return def.catchall ? () => false : objectOf(def.shape)
    default:
      return () => false
  }
}

function oneOf(values: readonly unknown[]): IsExact {
  const known = new Set(values)
  return (value) => known.has(value)
}

function either(one: IsExact, other: IsExact): IsExact {
  return (value) => one(value) || other(value)
}

function listOf(isElement: IsExact): IsExact {
  return (value) => {
    if (!Array.isArray(value)) return false
    for (const element of value) if (!isElement(element)) return false
    return true
  }
}

function objectOf(shape: z.core.$ZodShape): IsExact {
  const fields = Object.entries(shape).map(([key, field]) => [key, exactShape(field)] as const)
  return (value) => {
    if (typeof value !== 'object' || value === null) return false
    const given = value as Record<string, unknown> // an object that is not null
    let known = 0
    for (const [key, isExact] of fields) {
      const field = given[key]
      if (!isExact(field)) return false
      if (field !== undefined || key in given) known += 1
    }
    return Object.keys(given).length === known
  }
}
