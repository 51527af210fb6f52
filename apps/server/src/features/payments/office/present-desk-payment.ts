import type { WireDeskPayment, WireRefund } from '@systole/contract/money/payment-desk'
import { caseNumberText } from '@systole/domain/cases/case-number'
import { refuseApplying } from '@systole/domain/payments/apply-payment'
import { type RefundLimits, refundable, spentAlone } from '@systole/domain/payments/refund'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { namesOf } from '../../accounts/account-name-store.ts'
import type { DocumentRow } from '../../billing/billing-store.ts'
import { documentsOfRefunds } from '../../billing/documents/refund-document-store.ts'
import { type DeskCheckout, deskCheckouts } from '../checkouts/checkout-store.ts'
import {
  type Dispute,
  disputesOf,
  type Refund,
  refundFactsOf,
  refundsOf,
} from '../refunds/refund-store.ts'
import type { DeskRow } from './desk-payment-store.ts'

/** Presents rows with their details, which are read for the whole page in one go. */
export async function presentDeskPayments(
  { db, settings }: Pick<CallContext, 'db' | 'settings'>,
  rows: readonly DeskRow[],
  actor: Pick<Actor, 'accountId'>,
): Promise<WireDeskPayment[]> {
  const ids = rows.map(({ checkoutId }) => checkoutId)
  const checkouts = await deskCheckouts(db, ids)
  const refunds = await refundsOf(db, ids)
  const disputes = await disputesOf(db, ids)
  const people = [
    ...refunds.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy]),
    ...checkouts.map(({ handledBy }) => handledBy),
  ]
  const names = await namesOf(
    db,
    people.filter((each) => each !== null),
  )
  const documents = await documentsOfRefunds(
    db,
    refunds.map(({ refundId }) => refundId),
  )
  const reported = { names, me: actor.accountId, limits: settings.REFUND_LIMITS, papers: documents }
  return rows.flatMap((row) => {
    const isOf = ({ checkoutId }: { checkoutId: string }) => checkoutId === row.checkoutId
    const checkout = checkouts.find(isOf)
    const after = { refunds: refunds.filter(isOf), disputes: disputes.filter(isOf) }
    return checkout ? [present(row, checkout, after, reported)] : []
  })
}

type Reported = {
  names: Map<string, string>
  me: string
  limits: RefundLimits
  papers: readonly DocumentRow[]
}

function present(
  { needs }: DeskRow,
  checkout: DeskCheckout,
  { refunds, disputes }: { refunds: Refund[]; disputes: Dispute[] },
  reported: Reported,
): WireDeskPayment {
  const { paidMinor, paidCurrency, handledBy } = checkout
  const facts = refunds.map(refundFactsOf)
  const limit = Object.entries(reported.limits).find(([currency]) => currency === paidCurrency)?.[1]
  return {
    id: checkout.checkoutId,
    state: checkout.state,
    needs,
    usid: checkout.caseId,
    case_number: caseNumberText(checkout.caseNumber),
    case_status: checkout.caseStatus,
    pet: checkout.petName,
    hospital: checkout.hospitalName,
    payer: checkout.payerEmail,
    mode: checkout.mode,
    provider: checkout.provider,
    live: checkout.live,
    provider_id: checkout.providerId ?? '',
    payment_id: checkout.paymentId ?? '',
    asked: { amount_minor: checkout.amountMinor, currency: checkout.currency },
    paid: paidMinor === null ? null : { amount_minor: paidMinor, currency: paidCurrency ?? '' },
    refundable_minor: paidMinor === null ? 0 : Math.max(0, refundable(paidMinor, facts)),
    applicable: !refuseApplying({
      state: checkout.state,
      asked: checkout,
      paid: { amountMinor: paidMinor, currency: paidCurrency },
      refunds,
      disputes,
      caseStatus: checkout.caseStatus,
    }),
    alone_minor: Math.max(0, (limit ?? 0) - spentAlone(facts)),
    created: checkout.createdAt,
    paid_at: checkout.paidAt,
    handled: checkout.handledAt,
    handled_by: reported.names.get(handledBy ?? '') ?? '',
    handled_note: checkout.handledNote,
    refunds: refunds.map((refund) => presentRefund(refund, reported)),
    disputes: disputes.map((each) => ({
      dispute_id: each.disputeId,
      state: each.state,
      amount_minor: each.amountMinor,
      currency: each.currency,
      reason: each.reason,
      opened: each.openedAt,
      closed: each.closedAt,
    })),
  }
}

function presentRefund(refund: Refund, { names, me, papers }: Reported): WireRefund {
  return {
    refund_id: refund.refundId,
    state: refund.state,
    amount_minor: refund.amountMinor,
    currency: refund.currency,
    reason: refund.reason,
    ends_case: refund.endsCase,
    requested_by: names.get(refund.requestedBy ?? '') ?? '',
    requested: refund.requestedAt,
    mine: refund.requestedBy === me,
    decided_by: names.get(refund.decidedBy ?? '') ?? '',
    decided: refund.decidedAt,
    decision_reason: refund.decisionReason,
    failure: refund.failure,
    ended: refund.endedAt,
    returned: refund.returnedAt,
    papers: papers
      .filter(({ refundId }) => refundId === refund.refundId)
      .map(({ kind, number }) => ({ kind, number })),
  }
}
