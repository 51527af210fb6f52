/** JSON fields that browsers create, which may contain additional properties. */
const MADE_BY_BROWSERS: ReadonlySet<string> = new Set(['platform', 'credential', 'proof'])

/**
 * Returns the first field inside a JSON form field that its schema dropped, by its path on the wire (`params.foo`). KEEP-2:
 * unsupported fields are refused by name. Top-level fields that no call declares are ignored (wire.md).
 */
export function unknownField(
  given: Readonly<Record<string, string>>,
  parsed: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const [field, value] of Object.entries(parsed)) {
    const sent = given[field]
    if (sent === undefined || !isBranch(value) || MADE_BY_BROWSERS.has(field)) continue
    const dropped = droppedIn(JSON.parse(sent), value)
    if (dropped) return [field, ...dropped].join('.')
  }
  return undefined
}

/** A depth above that of every schema; free-form values may be deeper. */
const DEPTH_MAX = 30

/** Returns the path of the first key in `sent` that is missing in `kept`. */
function droppedIn(sent: unknown, kept: unknown, depth = 0): string[] | undefined {
  if (depth > DEPTH_MAX || !isBranch(sent) || !isBranch(kept)) return undefined
  for (const [key, value] of Object.entries(sent)) {
    if (!Object.hasOwn(kept, key)) return [key]
    const deeper = droppedIn(value, kept[key], depth + 1)
    if (deeper) return [key, ...deeper]
  }
  return undefined
}

/** Returns whether a value is a plain object or a list; a decoded Date is neither. */
function isBranch(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}
