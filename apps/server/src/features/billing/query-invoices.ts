import type { queryInvoices as contract, WireInvoice } from '@systole/contract/billing'
import { toStamp } from '@systole/domain/time/stamp'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { documentsBetween, hospitalOfAccount } from './billing-store.ts'

const SHOWN = 5000

type Found = Awaited<ReturnType<typeof documentsBetween>>['rows'][number]

/** Returns issued documents. CALL-42. A vet sees those of the own hospital and may query only in the own name. */
export async function queryInvoices({ db }: CallContext, call: Call<typeof contract>) {
  const { start_time: from, end_time: until } = call.input
  const hospitalId = await whose(db, call)
  const { rows, counted } = await documentsBetween(db, { hospitalId, from, until }, SHOWN)
  return { total: counted.total, total_capped: counted.isCapped, invoices: rows.map(present) }
}

async function whose(
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
    issued: toStamp(row.issuedAt),
    usid: row.caseId,
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
