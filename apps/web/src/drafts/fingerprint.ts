import { encodeFields } from '@systole/contract/wire/codec'

/** Returns a short hash of a saved record by the names of the wire, which detects changes but reveals nothing. FNV-1a, 32 bits. */
export function fingerprint(saved: unknown): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(encodeFields(saved ?? null))) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
