const SAMPLE_BYTES = 65_536

/** Returns the byte ranges [from, to) sampled to identify a file: head, middle and tail; a small file completely. */
export function sampleRanges(sizeBytes: number): readonly (readonly [number, number])[] {
  if (sizeBytes <= 3 * SAMPLE_BYTES) return [[0, sizeBytes]]
  const middle = Math.floor((sizeBytes - SAMPLE_BYTES) / 2)
  return [0, middle, sizeBytes - SAMPLE_BYTES].map((from) => [from, from + SAMPLE_BYTES] as const)
}
