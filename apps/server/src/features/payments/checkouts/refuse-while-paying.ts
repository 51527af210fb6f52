import type { CheckoutState } from '@systole/domain/payments/checkout'
import { AppError } from '../../../http/app-error.ts'

/** Refuses changes while a bank confirms a payment. pay-upload A11 (19). */
export function refuseWhilePaying({
  checkoutState,
}: {
  checkoutState: CheckoutState | null
}): void {
  if (checkoutState !== 'processing') return
  throw new AppError('wrongStatus', {
    message: 'The bank is confirming a payment for this case. Please wait a moment.',
  })
}
