const UNIQUE_VIOLATION = '23505'

/** Returns whether the database refused a row because of this unique index. Drizzle wraps the driver's error in `cause`. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === UNIQUE_VIOLATION &&
    'constraint' in cause &&
    cause.constraint === index
  )
}
