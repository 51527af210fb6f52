import type { refundCredits as contract } from '@systole/contract/money/credits'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { requireCaseForChange } from '../../cases/require-case.ts'
import { reasonOf } from '../reason-of.ts'
import { presentCaseCredits } from './case-credits.ts'
import { returnCredits } from './return-credits.ts'

/** Refunds deducted credits to their account. The status of the case does not change. CALL-32. */
export async function refundCredits(context: CallContext, call: Call<typeof contract>) {
  const { db } = context
  const { actor, input } = call
  const note = reasonOf(input.note)
  const consult = await requireCaseForChange(db, input.caseId, call.scope)
  const moved = await returnCredits(context, consult, { actor, note, asked: input.credits })
  if (!moved) throw new AppError('noCreditDeducted')
  return presentCaseCredits(context, consult)
}
