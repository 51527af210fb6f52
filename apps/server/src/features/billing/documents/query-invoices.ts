import {
  type queryInvoices as contract,
  INVOICES_PER_PAGE,
  type WireInvoice,
} from '@systole/contract/money/billing'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { presentCaseId } from '../../../http/present-case-id.ts'
import type { Call } from '../../../http/serve.ts'
import { type DocumentPlace, documentsBetween, hospitalOfAccount } from '../billing-store.ts'

type Found = Awaited<ReturnType<typeof documentsBetween>>['rows'][number]

/** Returns a page of issued documents. CALL-42. A vet sees those of the own hospital and may query only in the own name. */
export async function queryInvoices({ db }: CallContext, call: Call<typeof contract>) {
  const { start_time: from, end_time: until, cursor } = call.input
  const limit = call.input.record_per_page ?? INVOICES_PER_PAGE
  const after = cursor ? readCursor(cursor) : undefined
  const hospitalId = await owner(db, call)
  const filter = { hospitalId, from, until }
  const { rows, counted } = await documentsBetween(db, filter, { after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    total: counted.total,
    total_capped: counted.isCapped,
    invoices: page.map(present),
    next: rows.length > limit && last ? writeCursor(last) : '',
  }
}

function writeCursor({ issuedAt, sequence, documentId }: Found): string {
  return `${issuedAt.getTime()}.${sequence}.${documentId}`
}

function readCursor(cursor: string): DocumentPlace {
  const [, at, sequence, documentId] = /^(\d{1,14})\.(\d{1,9})\.(\w{1,160})$/.exec(cursor) ?? []
  if (!at || !sequence || !documentId) throw fieldRefusal('cursor', 'is malformed')
  return { issuedAt: new Date(Number(at)), sequence: Number(sequence), documentId }
}

async function owner(
  db: CallContext['db'],
  { input, actor, scope }: Call<typeof contract>,
): Promise<string | undefined> {
  const { uid } = input
  if (scope.reach !== 'own')
    return uid === undefined ? undefined : ((await hospitalOfAccount(db, uid)) ?? '')
  if (uid !== undefined && uid !== actor.accountId) throw new AppError('accessDenied')
  return scope.hospitalId
}

function present(row: Found): WireInvoice {
  return {
    id: row.documentId,
    number: row.number,
    kind: row.kind,
    issued: row.issuedAt,
    ...presentCaseId(row.caseId),
    case_id: row.caseNumber,
    hospital: row.hospitalName,
    currency: row.currency,
    amount_minor: row.amountMinor,
    tax_region: row.taxRegion,
    tax_rate: row.taxRate,
    tax_minor: row.taxMinor,
    corrects: row.corrects ?? '',
  }
}
