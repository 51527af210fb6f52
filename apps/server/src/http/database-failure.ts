/** Connection refused, reset or timed out, server shutting down or full. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|53300|08\w{3})$/
const AWAY_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/
/** Statement or lock timeout. */
const STOPPED = /^(57014|55P03)$/
/** SQLSTATE class 22, data exception: too large, out of range, a character that no text may hold. */
const UNREADABLE = /^22[0-9A-Z]{3}$/

/** A call that only reads did not get its rows: -6001, so that a list keeps those it has. ERR-1. */
export class FailedQuery extends Error {
  override readonly name = 'FailedQuery'
}

export function isDatabaseAway(error: unknown): boolean {
  return chainOf(error).some(({ code, text }) => AWAY.test(code) || AWAY_WORDS.test(text))
}

/** The database gave the statement up. */
export function isStatementStopped(error: unknown): boolean {
  return chainOf(error).some(({ code }) => STOPPED.test(code))
}

export function isUnreadableValue(error: unknown): boolean {
  return chainOf(error).some(({ code }) => UNREADABLE.test(code))
}

/** The SQLSTATE of what the database refused; empty when it was not the database. */
export function sqlStateOf(error: unknown): string {
  return chainOf(error).findLast(({ code }) => /^[0-9A-Z]{5}$/.test(code))?.code ?? ''
}

/** The error, what caused it, and what caused that. */
function chainOf(error: unknown): { code: string; text: string }[] {
  const chain = [error]
  for (let cause = error; cause instanceof Error && cause.cause && chain.length < 5; ) {
    cause = cause.cause
    chain.push(cause)
  }
  return chain.map((part) => ({
    code: part !== null && typeof part === 'object' && 'code' in part ? String(part.code) : '',
    text: part instanceof Error ? part.message : '',
  }))
}
