/** Returns the system's error code, such as ENOENT or ENOSPC. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
