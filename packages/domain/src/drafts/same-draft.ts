/** Compares as JSON, ignoring the order of names, which the database may change. */
export function sameDraft(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = new Map<string, unknown>(Object.entries(a))
  const right = new Map<string, unknown>(Object.entries(b))
  return (
    left.size === right.size &&
    [...left].every(([name, value]) => right.has(name) && sameDraft(value, right.get(name)))
  )
}
