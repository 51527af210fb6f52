import type { BillingDocument } from '@systole/domain/billing/billing-document'
import { percentText } from '@systole/domain/billing/tax'
import { accountText } from '@systole/domain/payments/money'
import { termsDate } from '@systole/domain/payments/terms'
import { fromStamp } from '@systole/domain/time/stamp'
import { fill } from '@systole/i18n/fill'
import { dateText, dayText, timeText } from '@systole/report/dates'
import type { Fact } from '@systole/report/report-layout'
import { type ServerTexts, serverTexts } from '../../../server-texts.ts'
import type { BillingPdfLayout, BillingPdfPart } from './billing-pdf-layout.ts'

/** An issued document, drawn as itself or as the receipt of its payment with later refunds. */
export type DocumentJob = {
  kind: 'document'
  document: BillingDocument
  asReceipt: boolean
  refunds: readonly { at: string; amountMinor: number }[]
}

type Words = ServerTexts['billingDocuments']

export function layOutDocument(job: DocumentJob): BillingPdfLayout {
  const { document, asReceipt } = job
  const { seller, issued, timeZone, number, brand, language } = document
  const { billingDocuments: words, tag } = serverTexts(language, countryOfWords(document))
  const title = words.titles[asReceipt ? 'receipt' : document.kind]
  const on = asReceipt ? document.payment.paid : issued
  return {
    language,
    tag,
    name: `${title} ${number}`,
    createdAt: fromStamp(on) ?? new Date(0),
    titleBlock: {
      brand,
      title,
      subtitle: fill(words.numbered, { number }),
      hospitalName: seller.legalName,
      hospitalLines: [seller.address, seller.email, sellerNumber(document, words)].filter(Boolean),
      date: `${asReceipt ? words.paidOn : words.issued} ${dateText(on, timeZone)}`,
    },
    parts: [
      billedTo(document, words),
      ...correction(document, words),
      paymentFacts(document, words),
      charges(job, words),
      ...termsPart(document, words),
      ...(document.live ? [] : [{ kind: 'note', text: words.test } as const]),
    ],
    footer: [`${title} ${number}`, seller.legalName, document.live ? '' : words.test]
      .filter(Boolean)
      .join(' · '),
  }
}

function sellerNumber({ seller, taxRegion }: BillingDocument, words: Words): string {
  if (taxRegion === null || seller.registration === '') return ''
  return `${words.sellerNumber[taxRegion]}: ${seller.registration}`
}

function billedTo({ buyer, taxRegion }: BillingDocument, words: Words): BillingPdfPart {
  const wide: Fact[] = [
    { label: words.name, value: buyer.name },
    { label: words.address, value: buyer.address },
    { label: taxRegion === null ? '' : words.buyerNumber[taxRegion], value: buyer.taxId },
  ]
  return {
    kind: 'facts',
    title: words.billedTo,
    facts: [],
    wide: wide.filter(({ value }) => value !== ''),
  }
}

function correction({ kind, corrects, timeZone }: BillingDocument, words: Words): BillingPdfPart[] {
  if (!corrects || kind === 'invoice') return []
  const wide = [
    { label: words.corrects[kind], value: corrects.number },
    { label: words.issued, value: dateText(corrects.issued, timeZone) },
    { label: words.reason, value: corrects.reason },
  ]
  return [
    {
      kind: 'facts',
      title: words.correction,
      facts: [],
      wide: wide.filter(({ value }) => value !== ''),
    },
  ]
}

function paymentFacts(
  { payment, live, timeZone, line }: BillingDocument,
  words: Words,
): BillingPdfPart {
  const wide = [
    { label: words.case, value: `${line.caseNumber}, ${line.pet}` },
    { label: words.paidOn, value: timeText(payment.paid, timeZone) },
    { label: words.payer, value: payment.payer },
    { label: words.method, value: words.methods[live ? 'card' : 'test'] },
    { label: words.reference, value: payment.reference },
  ]
  return {
    kind: 'facts',
    title: words.details,
    facts: [],
    wide: wide.filter(({ value }) => value !== ''),
  }
}

function charges({ document, asReceipt, refunds }: DocumentJob, words: Words): BillingPdfPart {
  const { currency, totalMinor, taxMinor, taxRate, taxRegion, line, timeZone } = document
  const money = (amountMinor: number) => accountText({ amountMinor, currency })
  const taxed = taxRegion !== null && taxRate > 0
  const tax = taxed
    ? [
        [words.withoutTax, money(totalMinor - taxMinor)],
        [
          fill(words.tax, { tax: words.taxName[taxRegion], rate: percentText(taxRate) }),
          money(taxMinor),
        ],
      ]
    : []
  const head = [
    [`${words.service[line.mode]}, ${line.pet}, ${line.caseNumber}`, money(totalMinor)],
    ...tax,
    [words.total, money(totalMinor)],
  ]
  const back = asReceipt ? refunds : []
  const after = back.map(({ at, amountMinor }) => [
    fill(words.refunded, { date: dateText(at, timeZone) }),
    money(-amountMinor),
  ])
  const left = back.reduce((sum, { amountMinor }) => sum - amountMinor, totalMinor)
  const rows = [...head, ...after, ...(back.length > 0 ? [[words.left, money(left)]] : [])]
  return {
    kind: 'table',
    title: words.charges,
    columns: [words.description, words.amount],
    widths: [0.72, 0.28],
    rows,
    figures: [1],
    strong: [head.length - 1, rows.length - 1],
  }
}

function termsPart({ terms, timeZone, kind }: BillingDocument, words: Words): BillingPdfPart[] {
  if (kind === 'credit_note') return []
  if (kind === 'credit_note_cancellation')
    return [{ kind: 'text', title: words.returnedTitle, text: words.returned }]
  const accepted =
    terms &&
    fill(words.terms, {
      date: dayText(termsDate(terms.version)),
      time: timeText(terms.accepted, timeZone),
    })
  const text = [words.paid, accepted].filter(Boolean).join('\n')
  return [{ kind: 'text', title: words.termsTitle, text }]
}

/** Returns the country in whose wording a document was issued, which it keeps. */
export function countryOfWords({ wording }: BillingDocument): string | null {
  return wording === 'zh_tw' ? 'TW' : null
}
