import type { Db } from '../../../db/database.ts'
import { AppError } from '../../../http/app-error.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { findCaseForChange } from '../../cases/case-store.ts'
import { type CheckoutRow, findCheckout, lockCheckout } from './checkout-store.ts'

/** Locks a checkout's case, then the checkout, until the transaction ends; throws `paymentNotFound` for an unknown one. */
export async function lockCaseAndCheckout(
  db: Db,
  checkoutId: string,
): Promise<{ consult: CaseRow; checkout: CheckoutRow }> {
  const found = await findCheckout(db, checkoutId, { reach: 'all' })
  const consult = found && (await findCaseForChange(db, found.caseId, { reach: 'all' }))
  const checkout = await lockCheckout(db, checkoutId)
  if (!consult || !checkout) throw new AppError('paymentNotFound')
  return { consult, checkout }
}
