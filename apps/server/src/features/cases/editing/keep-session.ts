import type { keepSession as contract } from '@systole/contract/cases/unpaid-cases'
import { isEditable } from '@systole/domain/cases/case-status'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { touchCase } from '../case-store.ts'
import { presentCase } from '../present-case.ts'
import { recordCase } from '../record-case.ts'
import { requireCase, requireCaseForChange } from '../require-case.ts'

/** Restarts the 30 days of an unpaid case. KEEP-1. */
export async function keepSession(
  { db, clock, requestId }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await requireCaseForChange(db, input.caseId, scope)
  if (!isEditable(consult.status, consult.service)) throw new AppError('wrongStatus')
  const { caseId, hospitalId } = consult
  const at = clock.now()
  await touchCase(db, caseId, at)
  await recordCase({ db, requestId }, { caseId, hospitalId, actor, action: 'case.kept', at })
  const kept = await requireCase(db, caseId, scope)
  return { session: presentCase(kept, actor.userType) }
}
