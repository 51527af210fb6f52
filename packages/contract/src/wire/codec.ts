import { type Decoded, NAMES_OF_PERSON, WIRE_NAMES } from './names.ts'
import { inverseOf, type Renames, renameFields, renamesOf } from './rename-fields.ts'

const DOMAIN_NAMES = renamesOf(WIRE_NAMES)
const DOMAIN_NAMES_OF_PERSON = renamesOf(NAMES_OF_PERSON)
const TO_WIRE = new Map([...inverseOf(DOMAIN_NAMES), ...inverseOf(DOMAIN_NAMES_OF_PERSON)])

/** Returns the domain's name of a wire field; `beside` has the fields that were sent with it. */
export function decodeName(name: string, beside: object = {}): string {
  return namesFor(beside).get(name) ?? name
}

/** Returns a path of fields with dots by the names of the domain. */
export function decodePath(path: string, beside: object = {}): string {
  return path
    .split('.')
    .map((name) => decodeName(name, beside))
    .join('.')
}

/** Returns a path of fields with dots by the names of the wire. */
export function encodePath(path: string): string {
  return path.split('.').map(encodeName).join('.')
}

/** Returns the name on the wire of a field of the domain. */
export function encodeName(name: string): string {
  return TO_WIRE.get(name) ?? name
}

/** Returns a value of the wire by the names of the domain. */
export function decodeFields<T>(value: T): Decoded<T> {
  return renameFields(value, namesFor) as Decoded<T> // the type renames the same fields
}

/** Returns a value by the names of the wire; the inverse of `decodeFields`. */
export function encodeFields(value: unknown): unknown {
  return renameFields(value, () => TO_WIRE)
}

function namesFor(fields: object): Renames {
  return 'lname' in fields ? DOMAIN_NAMES_OF_PERSON : DOMAIN_NAMES
}
