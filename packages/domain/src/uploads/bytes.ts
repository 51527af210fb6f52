/** Returns whether the bytes start with the prefix. In this module, bytes past the end read as 0 and ''. */
export function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, place) => bytes[place] === byte)
}

export function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

/** Returns the index of the word within the first `within` bytes, or -1. */
export function indexOfAscii(bytes: Uint8Array, word: string, within: number): number {
  return ascii(bytes, 0, within).indexOf(word)
}

export function uint16Le(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 0x100
}

export function uint32Le(bytes: Uint8Array, at: number): number {
  return uint16Le(bytes, at) + uint16Le(bytes, at + 2) * 0x1_0000
}

export function uint16Be(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 0x100 + (bytes[at + 1] ?? 0)
}

export function uint32Be(bytes: Uint8Array, at: number): number {
  return [0, 1, 2, 3].reduce((value, place) => value * 0x100 + (bytes[at + place] ?? 0), 0)
}
