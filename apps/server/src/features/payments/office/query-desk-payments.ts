import type { queryDeskPayments as contract } from '@systole/contract/money/payment-desk'
import type { CallContext } from '../../../app-context.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import {
  countAttention,
  type DeskPlace,
  type DeskRow,
  listDeskPayments,
} from './desk-payment-store.ts'
import { presentDeskPayments } from './present-desk-payment.ts'
import { type ForeignPayment, openForeign } from './unmatched-payment-store.ts'

const PAGE_DEFAULT = 50

/** Returns one page of payments with a keyset cursor, and the total that needs attention. */
export async function queryDeskPayments(
  context: CallContext,
  { input, actor }: Call<typeof contract>,
) {
  const { db } = context
  const { id, show = 'all', find = '', cursor, record_per_page } = input.params ?? {}
  const limit = record_per_page ?? PAGE_DEFAULT
  const after = cursor ? readCursor(cursor) : undefined
  const rows = await listDeskPayments(db, { id, show, find, after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const withForeign = show === 'attention' && !after && find === '' && !id
  return {
    payments: await presentDeskPayments(context, page, actor),
    foreign: withForeign ? (await openForeign(db)).map(presentForeign) : [],
    attention: await countAttention(db),
    next: rows.length > limit && last ? writeCursor(last) : '',
  }
}

function presentForeign(foreign: ForeignPayment) {
  return {
    id: foreignId(foreign),
    provider: foreign.provider,
    provider_id: foreign.providerId,
    payment_id: foreign.paymentId,
    reference: foreign.reference,
    live: foreign.live,
    amount_minor: foreign.amountMinor,
    currency: foreign.currency,
    paid_at: foreign.paidAt,
  }
}

/** Returns the wire id of an unmatched payment. */
function foreignId({ provider, providerId }: ForeignPayment): string {
  return `${provider}:${providerId}`
}

function writeCursor({ createdAt, checkoutId }: DeskRow): string {
  return `${createdAt.getTime()}.${checkoutId}`
}

function readCursor(cursor: string): DeskPlace {
  const [, at, checkoutId] = /^(\d{1,14})\.(\w{1,60})$/.exec(cursor) ?? []
  if (!at || !checkoutId) throw fieldRefusal('params.cursor', 'is malformed')
  return { at: new Date(Number(at)), checkoutId }
}
