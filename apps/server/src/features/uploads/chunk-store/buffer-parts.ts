/** The message of a partial write to a full disk. */
export const TAKEN_IN_PART = 'the disk took a part of the chunk'

export function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, part) => sum + part.byteLength, 0)
}
