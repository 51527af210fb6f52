import type { askRepeat as contract } from '@systole/contract/cases/repeats'
import { nextStatus } from '@systole/domain/cases/case-steps'
import { refuseAskRepeat } from '@systole/domain/repeats/refuse-repeat'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { changeCase } from '../cases/case-store.ts'
import { requireCaseForChange } from '../cases/require-case.ts'
import { newestReport } from '../reports/report-store.ts'
import { logRepeat } from './log-repeat.ts'
import { mailAskedRepeat } from './mail-asked-repeat.ts'
import { presentRepeat } from './present-repeat.ts'
import { insertRepeat, listRepeats } from './repeat-store.ts'

/** Requests a repeated report for the clinic; it needs no credit plan, because the case is paid. SPEC 9. */
export async function askRepeat(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db, clock } = context
  const consult = await requireCaseForChange(db, input.caseId, scope)
  const { caseId, hospitalId, closedAt } = consult
  const now = clock.now()
  const before = await listRepeats(db, caseId)
  const repeated = before.find(({ decision, reason }) => !decision && reason === input.reason)
  if (repeated) return { repeat: presentRepeat(repeated) }
  const delivered = { ...consult, deliveredAt: closedAt ?? undefined }
  const refusal = refuseAskRepeat(delivered, before, { now, by: actor.userType })
  if (refusal) throw new AppError(refusal)
  const report = await newestReport(db, caseId)
  const status = nextStatus(consult, 'askRepeat', actor.userType)
  if (!report || typeof status !== 'string') throw new AppError('wrongStatus')

  const repeatId = newId('repeat')
  await insertRepeat(db, {
    repeatId,
    caseId,
    hospitalId,
    revision: report.revision,
    reason: input.reason,
    askedBy: actor.accountId,
    askedAt: now,
  })
  await changeCase(db, caseId, { status }, now)
  const action = 'case.askRepeat' as const
  await logRepeat(context, consult, { actor, action, to: status, repeatId, note: input.reason })
  const readerId = consult.firstReviewerId ?? report.authorId
  await mailAskedRepeat(context, { consult, repeatId, readerId })
  const row = (await listRepeats(db, caseId)).find((each) => each.repeatId === repeatId)
  if (!row) throw new Error(`${repeatId} is gone under the lock of its case`)
  return { repeat: presentRepeat(row) }
}
