const SAMPLE_BYTES = 65_536

/** Where a file is looked at to know it again: head, middle and tail; a small one whole. From and to, in bytes. */
export function sampleRanges(sizeBytes: number): readonly (readonly [number, number])[] {
  if (sizeBytes <= 3 * SAMPLE_BYTES) return [[0, sizeBytes]]
  const middle = Math.floor((sizeBytes - SAMPLE_BYTES) / 2)
  return [0, middle, sizeBytes - SAMPLE_BYTES].map((from) => [from, from + SAMPLE_BYTES] as const)
}
