/**
 * Temporary failures of the database, by SQLSTATE (PostgreSQL, appendix A) or by the operating system's code. All other errors
 * are bugs or invalid values.
 */
const FAILURES = {
  /** Unreachable, lost, starting, or shutting down. */
  database_away:
    /^(08\w{3}|57P0[1-5]|25P0[34]|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/,
  /** Out of disk, memory or connections. */
  database_full: /^53\w{3}$/,
  /** A failing disk below the database. */
  database_disk_failed: /^(58000|58030)$/,
  /** A standby: the failover that makes it the primary is not complete. */
  database_read_only: /^25006$/,
  statement_timeout: /^57014$/,
  lock_timeout: /^55P03$/,
  /** A deadlock or serialization failure, of which one transaction was ended. */
  transaction_conflict: /^(40001|40P01)$/,
} as const

export type DatabaseFailure = keyof typeof FAILURES

/** The driver's errors that have only a message. */
const AWAY_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end/
/** SQLSTATE class 22, data exception: too large, out of range, or an invalid character. */
const UNREADABLE = /^22[0-9A-Z]{3}$/

/** A reading call without its rows: -6001, so that a list keeps the rows it has. ERR-1. */
export class FailedQuery extends Error {
  override readonly name = 'FailedQuery'
}

/** Returns the temporary failure behind an error; undefined if there is none. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  for (const { code, text, syscall } of chainOf(error)) {
    if (AWAY_WORDS.test(text) || (code === 'ENOENT' && syscall === 'connect'))
      return 'database_away' // the socket is closed
    for (const [failure, codes] of Object.entries(FAILURES))
      if (codes.test(code)) return failure as DatabaseFailure // a key of FAILURES
  }
  return undefined
}

const STOPPED: readonly unknown[] = ['statement_timeout', 'lock_timeout']

/** Returns whether the database is currently unavailable. */
export function isDatabaseAway(error: unknown): boolean {
  const failure = databaseFailureOf(error)
  return failure !== undefined && !STOPPED.includes(failure)
}

/** Returns whether the database cancelled a statement because of a timeout. */
export function isStatementStopped(error: unknown): boolean {
  return STOPPED.includes(databaseFailureOf(error))
}

export function isUnreadableValue(error: unknown): boolean {
  return chainOf(error).some(({ code }) => UNREADABLE.test(code))
}

/** Returns the SQLSTATE of an error; empty if it is not from the database. */
export function sqlStateOf(error: unknown): string {
  return chainOf(error).findLast(({ code }) => /^[0-9A-Z]{5}$/.test(code))?.code ?? ''
}

/** Returns the error with its chain of causes. */
function chainOf(error: unknown): { code: string; text: string; syscall: string }[] {
  const chain = [error]
  for (let cause = error; cause instanceof Error && cause.cause && chain.length < 5; ) {
    cause = cause.cause
    chain.push(cause)
  }
  return chain.map((part) => ({
    code: partOf(part, 'code'),
    text: part instanceof Error ? part.message : '',
    syscall: partOf(part, 'syscall'),
  }))
}

function partOf(error: unknown, name: 'code' | 'syscall'): string {
  if (error === null || typeof error !== 'object') return ''
  return String((error as Partial<Record<typeof name, unknown>>)[name] ?? '')
}
