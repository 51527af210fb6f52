import { Month } from '@systole/domain/billing/month'
import { Language } from '@systole/domain/hospitals/hospital'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { toStamp } from '@systole/domain/time/stamp'
import type { CallContext } from '../../app-context.ts'
import { backstageTexts } from '../../backstage-texts.ts'
import { brandOf } from '../../portal-variants.ts'
import type { HospitalRow } from '../hospitals/hospital-store.ts'
import { findDocument, findInvoiceOf } from './billing-store.ts'
import { sellerOf } from './issue-invoice.ts'
import type { PaperAddress } from './paper-link.ts'
import { type StatementJob, statementCsv } from './papers/lay-out-statement.ts'
import { renderPaper } from './papers/render-paper.ts'
import { refundsOfPayments } from './refund-paper-store.ts'
import { statementOf } from './statement-of.ts'

export type MadePaper = { name: string; type: string; bytes: Buffer }

type Context = Pick<CallContext, 'db' | 'clock' | 'settings'>

/** The paper of that name of this hospital, or undefined where there is none. */
export async function makePaper(
  context: Context,
  hospital: HospitalRow,
  { paper, id }: Pick<PaperAddress, 'paper' | 'id'>,
): Promise<MadePaper | undefined> {
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
  { db }: Context,
  { hospitalId }: HospitalRow,
  { paper, id }: { paper: Exclude<PaperAddress['paper'], 'statement' | 'csv'>; id: string },
): Promise<MadePaper | undefined> {
  const found =
    paper === 'receipt' || paper === 'invoice'
      ? await findInvoiceOf(db, id)
      : await findDocument(db, id, hospitalId)
  if (!found || found.hospitalId !== hospitalId) return undefined
  const { document } = found
  const asReceipt = paper === 'receipt'
  const words = backstageTexts(document.language).billingPapers
  const back = asReceipt ? await refundsOfPayments(db, [found.checkoutId]) : []
  const refunds = back.map(({ endedAt, requestedAt, amountMinor }) => ({
    at: toStamp(endedAt ?? requestedAt),
    amountMinor,
  }))
  const bytes = await renderPaper({ kind: 'document', document, asReceipt, refunds })
  const title = words.titles[asReceipt ? 'receipt' : document.kind]
  return { name: `${title} ${document.number}.pdf`, type: 'application/pdf', bytes }
}

async function statementPaper(
  context: Context,
  hospital: HospitalRow,
  { paper, id }: { paper: 'statement' | 'csv'; id: string },
): Promise<MadePaper | undefined> {
  const month = Month.safeParse(id)
  if (!month.success) return undefined
  const variant = variantNamed(hospital.variant)
  const language = Language.catch('en_us').parse(hospital.pushLanguage)
  const job: StatementJob = {
    kind: 'statement',
    statement: await statementOf(context, hospital, month.data),
    language,
    brand: { variant, name: brandOf(context, variant).name },
    seller: await sellerOf(context, variant),
    buyer: {
      name: hospital.billingName || hospital.name,
      address: hospital.billingAddress || hospital.address,
    },
    at: context.clock.now(),
  }
  const name = `${backstageTexts(language).billingPapers.titles.statement} ${month.data}`
  if (paper === 'csv')
    return {
      name: `${name}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(statementCsv(job)),
    }
  return { name: `${name}.pdf`, type: 'application/pdf', bytes: await renderPaper(job) }
}
