import type { MoneyEvent } from '@systole/domain/ledger/posting'
import type { Db } from '../../../db/database.ts'
import { postToLedger } from '../../ledger/ledger-store.ts'
import type { CheckoutRow } from '../checkouts/checkout-store.ts'
import type { Refund } from './refund-store.ts'

type Kind = 'left' | 'returned'

/** The ledger events, by whether the refunded payment was matched or set aside. */
const EVENT: Record<'matched' | 'unmatched', Record<Kind, MoneyEvent>> = {
  matched: { left: 'paymentRefunded', returned: 'refundReturned' },
  unmatched: { left: 'unmatchedRefunded', returned: 'unmatchedRefundReturned' },
}

/** Posts a refund when the provider deducts it from our balance, and its reversal when it fails. */
export async function postRefund(
  db: Db,
  checkout: CheckoutRow,
  { refund, kind, at }: { refund: Refund; kind: Kind; at: Date },
): Promise<void> {
  const { provider, hospitalId, caseId, live, state } = checkout
  const { refundId, amountMinor, currency, requestedBy } = refund
  await postToLedger(db, {
    event: EVENT[state === 'paid' ? 'matched' : 'unmatched'][kind],
    cause: refundId,
    book: live ? 'live' : 'test',
    amount: amountMinor,
    currency,
    provider,
    hospitalId,
    caseId,
    actor: requestedBy ? { accountId: requestedBy } : undefined,
    at,
  })
}
