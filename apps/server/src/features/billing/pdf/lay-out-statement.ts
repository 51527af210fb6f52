import { signedMinor } from '@systole/domain/billing/statement'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { Variant } from '@systole/domain/hospitals/variant'
import { accountText, majorAmount } from '@systole/domain/payments/money'
import { type CsvCell, csvOf } from '@systole/domain/text/csv'
import { toStamp } from '@systole/domain/time/stamp'
import { fill } from '@systole/i18n/fill'
import { dateText, timeText } from '@systole/report/dates'
import { zoneName } from '../../../mails/format-mail-time.ts'
import { type ServerTexts, serverTexts } from '../../../server-texts.ts'
import type { BillingEntry, Statement } from '../statements/statement-of.ts'
import type { BillingPdfLayout, BillingPdfPart } from './billing-pdf-layout.ts'

/** The statement of a hospital for a month, with the current data. */
export type StatementJob = {
  kind: 'statement'
  statement: Pick<Statement, 'month' | 'timeZone' | 'entries' | 'sums'>
  language: Language
  country: string
  brand: { variant: Variant; name: string }
  seller: { legalName: string; address: string; email: string }
  buyer: { name: string; address: string }
  at: Date
}

type Words = ServerTexts['billingDocuments']

export function layOutStatement(job: StatementJob): BillingPdfLayout {
  const { statement, language, brand, seller, buyer, at } = job
  const { billingDocuments: words, tag } = serverTexts(language, job.country)
  const title = words.titles.statement
  const month = monthText(statement.month, tag)
  return {
    language,
    tag,
    name: `${title} ${statement.month}`,
    createdAt: at,
    titleBlock: {
      brand,
      title,
      subtitle: month,
      hospitalName: seller.legalName,
      hospitalLines: [seller.address, seller.email].filter(Boolean),
      date: `${words.issued} ${dateText(toStamp(at), statement.timeZone)}`,
    },
    parts: [
      {
        kind: 'facts',
        title: words.billedTo,
        facts: [],
        wide: [
          { label: words.name, value: buyer.name },
          { label: words.address, value: buyer.address },
        ].filter(({ value }) => value !== ''),
      },
      ...sumsPart(statement, words),
      ...entriesPart(statement, words),
      { kind: 'note', text: fill(words.clock, { zone: zoneName(at, tag, statement.timeZone) }) },
    ],
    footer: `${title} · ${month} · ${buyer.name}`,
  }
}

/** Formats the statement as CSV: amounts as numbers, and texts escaped so that they cannot become formulas. */
export function statementCsv({ statement, language, country }: StatementJob): string {
  const words = serverTexts(language, country).billingDocuments
  const { entryColumns, sumColumns } = words
  const head: CsvCell[] = [
    entryColumns.date,
    words.case,
    words.patient,
    entryColumns.service,
    entryColumns.state,
    sumColumns.currency,
    entryColumns.amount,
    words.method,
    words.payer,
    entryColumns.paper,
    words.reference,
  ]
  const rows = statement.entries
    .toReversed()
    .map((entry): CsvCell[] => [
      timeText(toStamp(entry.at), statement.timeZone),
      entry.caseNumber,
      entry.petName,
      words.service[entry.mode],
      stateText(entry, words),
      entry.currency,
      majorAmount({ amountMinor: signedMinor(entry), currency: entry.currency }),
      words.methods[entry.method],
      entry.payer,
      entry.paper?.number ?? '',
      entry.reference,
    ])
  return csvOf([head, ...rows])
}

function sumsPart({ sums }: StatementJob['statement'], words: Words): BillingPdfPart[] {
  if (sums.length === 0) return []
  const { sumColumns: columns } = words
  const anyReturned = sums.some(({ returned }) => returned > 0)
  return [
    {
      kind: 'table',
      title: words.sums,
      columns: [
        columns.currency,
        columns.payments,
        columns.refunds,
        ...(anyReturned ? [columns.returned] : []),
        columns.net,
      ],
      widths: anyReturned ? [0.14, 0.24, 0.22, 0.22, 0.18] : [0.16, 0.3, 0.3, 0.24],
      rows: sums.map((sum) => {
        const money = (amountMinor: number) => accountText({ amountMinor, currency: sum.currency })
        const counted = (amount: number, count: number) =>
          fill(words.counted, { amount: money(amount), count: String(count) })
        return [
          sum.currency,
          counted(sum.paidMinor, sum.payments),
          counted(sum.refundedMinor, sum.refunds),
          ...(anyReturned ? [counted(sum.returnedMinor, sum.returned)] : []),
          money(sum.netMinor),
        ]
      }),
      figures: anyReturned ? [1, 2, 3, 4] : [1, 2, 3],
      strong: [],
    },
  ]
}

function entriesPart(
  { entries, sums, timeZone }: StatementJob['statement'],
  words: Words,
): BillingPdfPart[] {
  if (entries.length === 0) return [{ kind: 'text', title: words.entries, text: words.none }]
  const { entryColumns: columns } = words
  const totals = sums.map(({ currency, netMinor }) => {
    const total = accountText({ amountMinor: netMinor, currency })
    return ['', '', '', '', words.sumColumns.net, total]
  })
  return [
    {
      kind: 'table',
      title: words.entries,
      columns: [
        columns.date,
        columns.case,
        columns.service,
        columns.paper,
        columns.state,
        columns.amount,
      ],
      widths: [0.14, 0.15, 0.16, 0.195, 0.155, 0.2],
      rows: [
        ...entries
          .toReversed()
          .map((entry) => [
            dateText(toStamp(entry.at), timeZone),
            `${entry.caseNumber}\n${entry.petName}`,
            words.service[entry.mode],
            entry.paper?.number ?? '',
            stateText(entry, words),
            accountText({ amountMinor: signedMinor(entry), currency: entry.currency }),
          ]),
        ...totals,
      ],
      figures: [5],
      strong: totals.map((_, place) => entries.length + place),
    },
  ]
}

function stateText({ kind, state }: BillingEntry, words: Words): string {
  return kind === 'payment' ? words.state[state] : words.lines[kind]
}

function monthText(month: string, tag: string): string {
  return new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
}
