/** The wire codes that the app frame itself handles (portal §8). */
export const INVALID_SESSION = -1002
export const SEVERAL_ACCOUNTS = -6014
export const CASE_NOT_FOUND = -6002
export const VERSION_CONFLICT = -6025
export const NOT_HOLDER = -6027
export const SECOND_FACTOR_REQUIRED = -1003
export const SECOND_FACTOR_REFUSED = -1004
export const PROOF_REFUSED = -1005
export const RELEASE_DONE = -6029
export const TOO_MANY_REQUESTS = -429

/** The HTTP statuses of a proxy, or of a node that is draining or without its database. */
export const RETRY_LATER: readonly number[] = [502, 503, 504]

/**
 * The longest wait in seconds before an automatic retry. A portal that asks for a longer one is working and only this query took
 * too long, so a person decides whether to repeat it.
 */
export const LONGEST_UNASKED_WAIT_S = 15
