/** Words a ratio beside its limit; above it, the bench ends with a failure. */
export function besideLimit(ratio: number, limit: number): string {
  if (ratio <= limit) return `limit ${limit}`
  process.exitCode = 1
  return `limit ${limit}, MISSED`
}
