/** What the system calls an error: ENOENT, ENOSPC, … */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
