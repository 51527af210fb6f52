import type {
  queryStatement as contract,
  WireStatementEntry,
} from '@systole/contract/money/billing'
import type { CallContext } from '../../../app-context.ts'
import { presentCaseId } from '../../../http/present-case-id.ts'
import type { Call } from '../../../http/serve.ts'
import { billedHospital } from '../documents/billed-hospital.ts'
import { type BillingEntry, statementOf } from './statement-of.ts'

export async function queryStatement(
  context: CallContext,
  { input, scope }: Call<typeof contract>,
) {
  const hospital = await billedHospital(context, scope, input.hospital_id)
  const { month, months, timeZone, entries, sums } = await statementOf(
    context,
    hospital,
    input.month,
  )
  return {
    statement: {
      month,
      months,
      time_zone: timeZone,
      entries: entries.map(presentEntry),
      sums: sums.map((sum) => ({
        currency: sum.currency,
        payments: sum.payments,
        paid_minor: sum.paidMinor,
        refunds: sum.refunds,
        refunded_minor: sum.refundedMinor,
        returned: sum.returned,
        returned_minor: sum.returnedMinor,
        net_minor: sum.netMinor,
      })),
    },
  }
}

function presentEntry(entry: BillingEntry): WireStatementEntry {
  const { kind, mode, currency, method, state, payer, reference, paper } = entry
  return {
    ...{ kind, mode, currency, method, standing: state, payer, reference, paper },
    id: entry.checkoutId,
    time: entry.at,
    ...presentCaseId(entry.caseId),
    case_id: entry.caseNumber,
    pet: entry.petName,
    amount_minor: entry.amountMinor,
  }
}
