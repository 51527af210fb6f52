import {
  CreditLine,
  type queryCreditLedger as contract,
} from '@systole/contract/money/credit-office'
import { seesPart } from '@systole/domain/access/case-parts'
import { caseNumberText } from '@systole/domain/cases/case-number'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { presentCaseId } from '../../../http/present-case-id.ts'
import type { Call } from '../../../http/serve.ts'
import { creditLines, linesOfDistributor, linesOfHospital } from './credit-line-store.ts'

const PAGE = 30

/** Returns the credit ledger. A hospital sees the changes of its own account, but not which staff member made them or why. */
export async function queryCreditLedger({ db }: CallContext, call: Call<typeof contract>) {
  const { before, limit = PAGE } = call.input
  const found = await creditLines(db, owner(call), { before, limit: limit + 1 })
  const named = seesPart('staff', call.actor.userType)
  const lines = found.slice(0, limit).map((row) => ({
    entry: row.entry,
    time: row.at,
    event: CreditLine.shape.event.parse(row.event),
    credits: row.credits,
    balance: row.balance,
    plan: row.plan ?? '',
    ...presentCaseId(row.caseId ?? ''),
    id: row.caseNumber === null ? '' : caseNumberText(row.caseNumber, row.service ?? undefined),
    by: named ? row.by : '',
    note: named ? row.note : '',
  }))
  return { lines, more: found.length > limit }
}

function owner({ scope, input }: Call<typeof contract>) {
  const { hospital_id, distributor_id } = input
  if (scope.reach !== 'own')
    return distributor_id ? linesOfDistributor(distributor_id) : linesOfHospital(hospital_id ?? '')
  if (distributor_id || (hospital_id && hospital_id !== scope.hospitalId))
    throw new AppError('hospitalNotFound')
  return linesOfHospital(scope.hospitalId)
}
