import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { isDatabaseAway, isStatementStopped, sqlStateOf } from '../../http/database-failure.ts'

/** SQLSTATE class 23, integrity constraint violation: what a guard of the ledger says. */
const REFUSED = /^23/
/** What the guard says when an account would fall below zero. */
const TOO_LITTLE = '23514'

/**
 * Runs a step of the credit ledger and tells what came of it. No answer in time is -4019; an account that somebody else emptied
 * meanwhile holds too little; another guard that refuses what the rules let through (a frozen account) is -4015 where credits
 * are taken; anything else is -4024. Nothing is changed.
 */
export async function askLedger<T>(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  step: { takes: boolean; tooLittle: 'notEnoughCredits' | 'distributorNoQuota' },
  run: () => Promise<T>,
): Promise<T> {
  return run().catch((cause: unknown) => {
    if (cause instanceof AppError || isDatabaseAway(cause)) throw cause
    if (isStatementStopped(cause)) {
      log.warn({ err: cause }, 'the ledger does not answer')
      throw new AppError('creditServerError', { cause })
    }
    const state = sqlStateOf(cause)
    if (state === TOO_LITTLE) throw new AppError(step.tooLittle, { cause })
    log.error({ err: cause }, 'the ledger refused')
    const refused = step.takes && REFUSED.test(state)
    throw new AppError(refused ? 'creditDeductionFailed' : 'unknownCreditError', { cause })
  })
}
