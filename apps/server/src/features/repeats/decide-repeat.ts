import type { decideRepeat as contract } from '@systole/contract/cases/repeats'
import { can } from '@systole/domain/access/access'
import { nextStatus } from '@systole/domain/cases/case-steps'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { dueTime, leaseEnd } from '@systole/domain/services/service'
import { serviceOf } from '@systole/domain/services/services'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { changeCase } from '../cases/case-store.ts'
import { requireCaseForChange } from '../cases/require-case.ts'
import { findServiceTerms } from '../services/service-store.ts'
import { logRepeat } from './log-repeat.ts'
import { mailDecidedRepeat } from './mail-decided-repeat.ts'
import { presentRepeat } from './present-repeat.ts'
import { listRepeats, writeDecision } from './repeat-store.ts'

type DecideCall = Call<typeof contract>

/**
 * Decides a request. Accepted: the case returns to the cardiologist with a new deadline, and the next release is a new revision.
 * Declined: it is closed as before, and the clinic gets the reason. SPEC 9.
 */
export async function decideRepeat(context: CallContext, { input, actor, scope }: DecideCall) {
  const { db, clock } = context
  const { decision, reason = '', repeat_id: repeatId } = input
  const consult = await requireCaseForChange(db, input.caseId, scope)
  const { caseId } = consult
  const asked = (await listRepeats(db, caseId)).find((each) => each.repeatId === repeatId)
  if (!asked) throw new AppError('wrongStatus')
  if (asked.decision === decision && asked.decidedBy === actor.accountId)
    return { repeat: presentRepeat(asked) }
  if (decision === 'declined' && reason === '') throw new AppError('reasonRequired')
  const action = decision === 'accepted' ? 'acceptRepeat' : 'declineRepeat'
  const status = nextStatus(consult, action, actor.userType)
  if (typeof status !== 'string') throw new AppError(status.refusal)

  const now = clock.now()
  const decided = { decision, answer: reason, decidedBy: actor.accountId, decidedAt: now }
  if (!(await writeDecision(db, repeatId, decided))) throw new AppError('wrongStatus')
  const change = decision === 'accepted' ? await opened(context, consult, actor) : {}
  await changeCase(db, caseId, { status, ...change }, now)
  await logRepeat(context, consult, {
    actor,
    action: `case.${action}`,
    to: status,
    repeatId,
    note: reason,
  })
  await mailDecidedRepeat(context, { consult, repeatId, decision })
  return { repeat: presentRepeat({ ...asked, ...decided }) }
}

/** Returns the assignment: an accepting cardiologist becomes the assignee; after an admin's decision the previous one remains. */
async function opened({ db, clock }: CallContext, consult: CaseRow, actor: DecideCall['actor']) {
  const now = clock.now()
  const isReader = can(actor.userType, 'writeReport')
  // an ECG waits for any reviewer, an eConsult returns to its own
  const others = isEcgService(consult.service) ? null : consult.readerId
  const readerId = isReader ? actor.accountId : others
  return {
    readerId,
    ...(isReader && isEcgService(consult.service) && { firstReviewerId: actor.accountId }),
    claimedAt: readerId === null ? null : now,
    leaseUntil: isReader ? leaseEnd(now, serviceOf(consult)) : null,
    promisedAt: now,
    endedAt: null,
    dueAt: dueTime(now, await findServiceTerms(db, consult.service)),
    pausedAt: null,
    expectedAt: null,
  }
}
