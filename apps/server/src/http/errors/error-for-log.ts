/** The SQLSTATE class whose messages quote the value. */
const DATA_EXCEPTION = /^22/

type LoggedError = {
  type: string
  message: string
  stack: string
  cause?: unknown
  [part: string]: unknown
}

/** Fields of an error that name our code or schema, never a value. */
const NAMES = ['code', 'statusCode', 'table', 'column', 'constraint', 'routine'] as const

/**
 * Converts an error for the log. A failed statement contains patients' values in its message, stack and fields; they are removed.
 */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const parts: Record<string, unknown> = { ...error }
  const logged: LoggedError = {
    type: error.name,
    message: messageOf(error, parts.code),
    stack: framesOf(error),
  }
  for (const name of NAMES) if (parts[name] !== undefined) logged[name] = parts[name]
  if (error.cause !== undefined) logged.cause = errorForLog(error.cause)
  return logged
}

function messageOf(error: Error, code: unknown): string {
  if ('query' in error && 'params' in error) return 'Failed query' // Drizzle's error, which quotes both
  return DATA_EXCEPTION.test(String(code)) ? 'A value that the database cannot read' : error.message
}

/** Returns the stack frames without the message, which may have several lines. */
function framesOf(error: Error): string {
  const lines = (error.stack ?? '').replace(error.message, '').split('\n')
  return lines.filter((line) => /^ {4}at /.test(line)).join('\n')
}
