import type { Readable } from 'node:stream'
import { Month, monthOf } from '@systole/domain/billing/month'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { toStamp } from '@systole/domain/time/stamp'
import type { CallContext } from '../../../app-context.ts'
import { brandOf } from '../../../portal-variants.ts'
import { serverTexts } from '../../../server-texts.ts'
import type { HospitalRow } from '../../hospitals/hospital-store.ts'
import { readIntact } from '../../storage/read-intact.ts'
import { type DocumentRow, findDocument, findInvoiceOf } from '../billing-store.ts'
import { countryOfWords } from '../pdf/lay-out-document.ts'
import { type StatementJob, statementCsv } from '../pdf/lay-out-statement.ts'
import { renderBillingPdf } from '../pdf/render-billing-pdf.ts'
import { sellerOf } from '../sellers/seller-of.ts'
import { statementIdentity } from '../statements/statement-identity.ts'
import { statementOf } from '../statements/statement-of.ts'
import type { BillingFileAddress } from './billing-file-link.ts'
import { type RefundRow, refundsOfPayments } from './refund-document-store.ts'
import { type Drawing, storePdfOnce } from './store-pdf.ts'

export type MadeBillingFile = {
  name: string
  type: string
  sizeBytes: number
  bytes: Buffer | Readable
}

type Context = Omit<CallContext, 'requestId'>

/** Draws the named document of this hospital; returns `undefined` if there is none. */
export async function makeBillingFile(
  context: Context,
  hospital: HospitalRow,
  { paper, id }: Pick<BillingFileAddress, 'paper' | 'id'>,
): Promise<MadeBillingFile | undefined> {
  switch (paper) {
    case 'receipt':
    case 'invoice':
    case 'credit_note':
    case 'credit_note_cancellation':
      return issuedPaper(context, hospital, { paper, id })
    case 'statement':
    case 'csv':
      return statementPaper(context, hospital, { paper, id })
  }
}

async function issuedPaper(
  context: Context,
  { hospitalId }: HospitalRow,
  { paper, id }: { paper: Exclude<BillingFileAddress['paper'], 'statement' | 'csv'>; id: string },
): Promise<MadeBillingFile | undefined> {
  const { db } = context
  const found =
    paper === 'receipt' || paper === 'invoice'
      ? await findInvoiceOf(db, id)
      : await findDocument(db, id, hospitalId)
  if (!found || found.hospitalId !== hospitalId) return undefined
  const { document } = found
  const asReceipt = paper === 'receipt'
  const words = serverTexts(document.language, countryOfWords(document)).billingDocuments
  const title = words.titles[asReceipt ? 'receipt' : document.kind]
  const drawing = asReceipt
    ? receiptDrawing(found, await refundsOfPayments(db, [found.checkoutId]))
    : documentDrawing(found)
  return keptPdf(context, `${title} ${document.number}.pdf`, drawing)
}

/** Returns the drawing of an issued document. It never changes, so its id identifies its content. */
export function documentDrawing(
  { hospitalId, documentId, document }: DocumentRow,
  options: { urgent?: boolean } = {},
): Drawing {
  const job = { kind: 'document', document, asReceipt: false, refunds: [] } as const
  const identity = `${document.kind}/${documentId}`
  return { hospitalId, identity, draw: () => renderBillingPdf(job, options) }
}

/** Returns the drawing of an invoice's receipt. It shows refunds, so each further refund makes a new one. */
function receiptDrawing(
  { hospitalId, documentId, document }: DocumentRow,
  back: readonly RefundRow[],
): Drawing {
  const refunds = back.map(({ endedAt, requestedAt, amountMinor }) => ({
    at: toStamp(endedAt ?? requestedAt),
    amountMinor,
  }))
  const job = { kind: 'document', document, asReceipt: true, refunds } as const
  const identity = ['receipt', documentId, ...back.map(({ refundId }) => refundId)].join('/')
  return { hospitalId, identity, draw: () => renderBillingPdf(job) }
}

async function statementPaper(
  context: Context,
  hospital: HospitalRow,
  { paper, id }: { paper: 'statement' | 'csv'; id: string },
): Promise<MadeBillingFile | undefined> {
  const month = Month.safeParse(id)
  if (!month.success) return undefined
  const job = await statementJob(context, hospital, month.data)
  const { statement, language, at } = job
  const name = `${serverTexts(language, job.country).billingDocuments.titles.statement} ${month.data}`
  if (paper === 'csv')
    return whole(`${name}.csv`, 'text/csv; charset=utf-8', Buffer.from(statementCsv(job)))
  const isOver = month.data < monthOf(at, statement.timeZone)
  if (!isOver) return whole(`${name}.pdf`, 'application/pdf', await renderBillingPdf(job))
  const { hospitalId } = hospital
  const identity = statementIdentity(job)
  return keptPdf(context, `${name}.pdf`, {
    hospitalId,
    identity,
    draw: () => renderBillingPdf(job),
  })
}

async function statementJob(
  context: Context,
  hospital: HospitalRow,
  month: Month,
): Promise<StatementJob> {
  const variant = variantNamed(hospital.variant)
  return {
    kind: 'statement',
    statement: await statementOf(context, hospital, month),
    language: hospital.pushLanguage,
    country: hospital.country,
    brand: { variant, name: brandOf(context, variant).name },
    seller: await sellerOf(context, variant),
    buyer: {
      name: hospital.billingName || hospital.name,
      address: hospital.billingAddress || hospital.address,
    },
    at: context.clock.now(),
  }
}

function whole(name: string, type: string, bytes: Buffer): MadeBillingFile {
  return { name, type, sizeBytes: bytes.length, bytes }
}

async function keptPdf(context: Context, name: string, drawing: Drawing): Promise<MadeBillingFile> {
  const kept = await storePdfOnce(context, drawing)
  const { sizeBytes } = kept
  return { name, type: 'application/pdf', sizeBytes, bytes: await readIntact(context, kept) }
}
