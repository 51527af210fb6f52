import { type Decoded, NAMES } from './names.ts'
import { inverseOf, renameFields, renamesOf } from './rename-fields.ts'

const DOMAIN_NAMES = renamesOf(NAMES)
const WIRE_NAMES = inverseOf(DOMAIN_NAMES)

/** Returns the domain's name of a wire field. */
export function decodeName(name: string): string {
  return DOMAIN_NAMES.get(name) ?? name
}

/** Returns the name on the wire of a field of the domain. */
export function encodeName(name: string): string {
  return WIRE_NAMES.get(name) ?? name
}

/** Returns a value of the wire by the names of the domain. */
export function decodeFields<T>(value: T): Decoded<T> {
  return renameFields(value, DOMAIN_NAMES) as Decoded<T> // the type renames the same fields
}

/** Returns a value by the names of the wire; the inverse of `decodeFields`. */
export function encodeFields(value: unknown): unknown {
  return renameFields(value, WIRE_NAMES)
}
