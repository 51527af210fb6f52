/** Expands pixels of one bit each, the lowest bit first, to a byte each. PS3.5 8.1.1. */
export function spreadBits(bytes: Uint8Array, pixels: number): Uint8Array {
  return Uint8Array.from({ length: pixels }, (_, at) => ((bytes[at >> 3] ?? 0) >> (at & 7)) & 1)
}
