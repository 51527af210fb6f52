import type { querySessionCredits as contract } from '@systole/contract/money/credits'
import { readCaseNumber } from '@systole/domain/cases/case-number'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { findCase } from '../../cases/case-store.ts'
import { caseNumbered } from './case-credit-store.ts'
import { presentCaseCredits } from './case-credits.ts'

export async function querySessionCredits(context: CallContext, call: Call<typeof contract>) {
  const { id = '' } = call.input
  const number = readCaseNumber(id)
  const caseId = call.input.caseId ?? (number && (await caseNumbered(context.db, number)))
  const consult = caseId ? await findCase(context.db, caseId, call.scope) : undefined
  if (!consult) throw new AppError('caseNotFound')
  return presentCaseCredits(context, consult)
}
