type Fields = Record<string, unknown>

/**
 * Returns the newer value with every part that is equal to the older one replaced by it, so that what did not change is not
 * rendered again. As in TanStack Query, and for times too, which its own function takes for different.
 */
export function keepEqual(older: unknown, newer: unknown): unknown {
  if (Object.is(older, newer)) return older
  if (older instanceof Date && newer instanceof Date)
    return older.getTime() === newer.getTime() ? older : newer
  if (Array.isArray(older) && Array.isArray(newer)) return keepParts(older, newer)
  return isPlain(older) && isPlain(newer) ? keepFields(older, newer) : newer
}

function keepParts(older: readonly unknown[], newer: readonly unknown[]): readonly unknown[] {
  const kept = newer.map((each, index) => keepEqual(older[index], each))
  const isSame =
    older.length === kept.length && kept.every((each, index) => Object.is(older[index], each))
  return isSame ? older : kept
}

function keepFields(older: Fields, newer: Fields): Fields {
  const kept = Object.fromEntries(
    Object.entries(newer).map(([key, each]) => [key, keepEqual(older[key], each)]),
  )
  const keys = Object.keys(kept)
  const isSame =
    keys.length === Object.keys(older).length &&
    keys.every((key) => Object.hasOwn(older, key) && Object.is(older[key], kept[key]))
  return isSame ? older : kept
}

function isPlain(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}
