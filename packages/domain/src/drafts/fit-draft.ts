/**
 * Converts a stored draft to the shape of the current form. Texts are kept as typed, valid or not. Fields that the form no longer
 * has are dropped; new fields keep the value of the empty form.
 */
export function fitDraft<T extends object>(empty: T, stored: unknown): T | undefined {
  if (!isRecord(stored)) return undefined
  return fitted(empty, stored) as T // the same names and types as `empty`, leaf by leaf
}

function fitted(empty: unknown, stored: unknown): unknown {
  if (isRecord(empty)) {
    const from = isRecord(stored) ? stored : {}
    return Object.fromEntries(
      Object.entries(empty).map(([name, each]) => [name, fitted(each, ownValue(from, name))]),
    )
  }
  return typeof stored === typeof empty && !isRecord(stored) ? stored : empty
}

function ownValue(record: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
