import type { BillingDocument } from '@systole/domain/billing/billing-document'
import { documentNumber, yearIn } from '@systole/domain/billing/document-number'
import { SELLER_TIME_ZONE, type SellerDetails } from '@systole/domain/billing/seller'
import { taxWithin } from '@systole/domain/billing/tax'
import { taxRegionOf } from '@systole/domain/billing/tax-region'
import { caseNumberText } from '@systole/domain/cases/case-number'
import { type Variant, variantNamed } from '@systole/domain/hospitals/variant'
import { toStamp } from '@systole/domain/time/stamp'
import { wordingFor } from '@systole/i18n/languages'
import { timeZoneOf } from '@systole/report/time-zone'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { brandOf } from '../../../portal-variants.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { findHospital, type HospitalRow } from '../../hospitals/hospital-store.ts'
import { lockCheckout } from '../../payments/checkouts/checkout-store.ts'
import {
  type DocumentRow,
  findInvoiceOf,
  findPayment,
  insertDocument,
  type Payment,
  takeSequence,
} from '../billing-store.ts'
import { sellerOf } from '../sellers/seller-of.ts'
import { drawDocumentJob } from './draw-document.job.ts'

export type IssueContext = Pick<CallContext, 'db' | 'clock' | 'settings' | 'requestId' | 'jobs'>

/**
 * Returns the invoice of a payment, in the caller's transaction: the existing one, or a new one with the next number of its
 * seller's year and all its facts frozen. Payments under review get none. ADR 24.
 */
export async function issueInvoice(
  context: IssueContext,
  checkoutId: string,
): Promise<DocumentRow | undefined> {
  const { db, clock } = context
  await lockCheckout(db, checkoutId)
  const issued = await findInvoiceOf(db, checkoutId)
  if (issued) return issued
  const payment = await findPayment(db, checkoutId)
  const hospital = payment && (await findHospital(db, payment.hospitalId))
  if (!hospital || payment.state !== 'paid') return undefined
  const variant = variantNamed(hospital.variant)
  const seller = await sellerOf(context, variant)
  const at = clock.now()
  const row = await numbered(context, { variant, live: payment.live, prefix: seller.prefix, at })
  const document = invoiceOf(context, { payment, hospital, seller, number: row.number, at })
  return saveDocument(context, { ...row, payment, refundId: null, document, at })
}

/** Returns the next number of the seller's year; test payments have a sequence of their own. */
export async function numbered(
  { db }: Pick<IssueContext, 'db'>,
  given: { variant: Variant; live: boolean; prefix: string; at: Date },
) {
  const { variant, live, prefix, at } = given
  const year = yearIn(SELLER_TIME_ZONE[variant], at)
  const sequence = await takeSequence(db, { variant, live, year })
  return { variant, live, year, sequence, number: documentNumber({ prefix, live, year, sequence }) }
}

export async function saveDocument(
  { db, jobs, requestId }: IssueContext,
  given: Awaited<ReturnType<typeof numbered>> & {
    payment: Payment
    refundId: string | null
    document: BillingDocument
    at: Date
  },
): Promise<DocumentRow> {
  const { payment, document, at, ...row } = given
  const kept = await insertDocument(db, {
    ...row,
    documentId: newId('paper'),
    kind: document.kind,
    hospitalId: payment.hospitalId,
    checkoutId: payment.checkoutId,
    amountMinor: document.totalMinor,
    currency: document.currency,
    issuedAt: at,
    document,
  })
  await addAudit(
    db,
    { actor: undefined, requestId },
    {
      action: `${document.kind}.issued`,
      object: `case:${payment.caseId}`,
      details: { number: document.number, checkoutId: payment.checkoutId },
    },
  )
  await jobs.enqueue(db, drawDocumentJob, { documentId: kept.documentId })
  return kept
}

function invoiceOf(
  context: IssueContext,
  facts: {
    payment: Payment
    hospital: HospitalRow
    seller: SellerDetails
    number: string
    at: Date
  },
): BillingDocument {
  const { payment, hospital, seller, number, at } = facts
  const taxRegion = taxRegionOf(hospital.country) ?? null
  const tax = taxRegion === null ? undefined : seller.taxes[taxRegion]
  const variant = variantNamed(hospital.variant)
  const rate = tax?.rate ?? 0
  const language = hospital.pushLanguage
  return {
    format: 1,
    kind: 'invoice',
    number,
    language,
    ...(wordingFor(language, hospital.country) === 'zh_tw' && { wording: 'zh_tw' as const }),
    timeZone: timeZoneOf(hospital.country),
    issued: toStamp(at),
    live: payment.live,
    brand: { variant, name: brandOf(context, variant).name },
    seller: {
      legalName: seller.legalName,
      address: seller.address,
      email: seller.email,
      registration: tax?.registration ?? '',
    },
    buyer: {
      name: hospital.billingName || hospital.name,
      address: hospital.billingAddress || hospital.address,
      country: hospital.country,
      taxId: taxRegion === null ? '' : hospital.taxId,
    },
    taxRegion,
    line: {
      mode: payment.mode,
      caseNumber: caseNumberText(payment.caseNumber),
      pet: payment.petName,
    },
    currency: payment.currency,
    totalMinor: payment.amountMinor,
    taxRate: rate,
    taxMinor: taxWithin(payment, rate),
    payment: {
      paid: toStamp(payment.at),
      provider: payment.provider,
      reference: payment.reference ?? '',
      payer: payment.payer,
    },
    terms:
      payment.termsVersion && payment.termsAcceptedAt
        ? { version: payment.termsVersion, accepted: toStamp(payment.termsAcceptedAt) }
        : null,
    corrects: null,
  }
}
