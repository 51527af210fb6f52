/** Returns a short hash of a saved record, which detects changes but reveals nothing. FNV-1a, 32 bits. */
export function fingerprint(saved: unknown): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(saved ?? null)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
