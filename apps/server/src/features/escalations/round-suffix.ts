/** Returns the part of a mail's key that names the promise; the first promise has none. */
export function roundSuffix(round: number): string {
  return round === 0 ? '' : `-again-${round}`
}
