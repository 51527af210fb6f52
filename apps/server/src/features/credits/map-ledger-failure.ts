import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import {
  isDatabaseAway,
  isStatementStopped,
  sqlStateOf,
} from '../../http/errors/database-failure.ts'

/** SQLSTATE class 23, integrity constraint violation, raised by a guard of the ledger. */
const REFUSED = /^23/
/** The SQLSTATE raised when an account would fall below zero. */
const TOO_LITTLE = '23514'

/**
 * Runs a step of the credit ledger and maps its errors. A timeout is -4019; an account emptied concurrently has too few credits;
 * any other guard that refuses a deduction (a frozen account) is -4015; other errors are -4024. Nothing is changed in any of
 * these cases.
 */
export async function mapLedgerFailure<T>(
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
