/** The new name of each field. */
export type Renames = ReadonlyMap<string, string>

/**
 * Renames the fields of a value at any depth, each object by the names for it; other fields, and other values than objects
 * and lists, stay as they are.
 */
export function renameFields(value: unknown, namesFor: (fields: object) => Renames): unknown {
  if (Array.isArray(value)) return value.map((each) => renameFields(each, namesFor))
  if (!isRecord(value)) return value
  const names = namesFor(value)
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([name, each]) => [names.get(name) ?? name, renameFields(each, namesFor)]),
  )
}

/** Returns the names of a table, as `renameFields` reads them. */
export function renamesOf(table: Readonly<Record<string, string>>): Renames {
  return new Map(Object.entries(table))
}

/** Returns the same names the other way round. */
export function inverseOf(names: Renames): Renames {
  return new Map([...names].map(([from, to]) => [to, from]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
