import type { querySessionCredits as contract } from '@systole/contract/money/credits'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { findCase } from '../cases/case-store.ts'
import { caseNumbered } from './case-credit-store.ts'
import { presentCaseCredits } from './case-credits.ts'

const NUMBER = /^\s*(?:EC-?)?(\d{1,12})\s*$/i

export async function querySessionCredits(context: CallContext, call: Call<typeof contract>) {
  const { id = '' } = call.input
  const number = NUMBER.exec(id)?.[1]
  const caseId = call.input.caseId ?? (number && (await caseNumbered(context.db, Number(number))))
  const consult = caseId ? await findCase(context.db, caseId, call.scope) : undefined
  if (!consult) throw new AppError('caseNotFound')
  return presentCaseCredits(context, consult)
}
