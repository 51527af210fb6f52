import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Creates a random, opaque id of 100 bits: `case_…`, `pet_…`. */
export function newId(kind: string): string {
  const letters = [...randomBytes(20)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return `${kind}_${letters.join('')}`
}
