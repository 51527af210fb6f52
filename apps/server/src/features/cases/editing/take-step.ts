import { can } from '@systole/domain/access/access'
import { canIn } from '@systole/domain/access/can-in'
import type { CaseStatus } from '@systole/domain/cases/case'
import { askedStep, nextStatus } from '@systole/domain/cases/case-status'
import { leaseEnd } from '@systole/domain/services/service'
import { phaseOf, serviceOf } from '@systole/domain/services/services'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { reassignCase } from '../../claims/reassign-case.ts'
import { returnAllCredits } from '../../credits/return-credits.ts'
import { submitWithCredits } from '../../credits/submit-with-credits.ts'
import { endOutdatedCheckoutQueue } from '../../payments/checkouts/end-outdated-checkout.queue.ts'
import { refuseWhilePaying } from '../../payments/checkouts/refuse-while-paying.ts'
import type { CaseRow } from '../case-row-store.ts'
import { mailRejected } from '../mail-rejected.ts'

type Asked = { actor: Actor; note: string | undefined }

/**
 * Takes the step to the named status, if the service of the case has one that callers may request. The phases of both statuses
 * decide what it means: a draft is submitted, a queued case claimed, one in work given back, and any other keeps its assignee.
 */
export async function takeStep(
  context: CallContext,
  { actor, note: sent }: Asked,
  consult: CaseRow,
  to: CaseStatus,
): Promise<void> {
  const step = askedStep(consult, to, actor.userType)
  if (!step) throw new AppError('wrongStatus')
  const next = nextStatus(consult, step.action, actor.userType)
  if (typeof next !== 'string') throw new AppError(next.refusal)
  const { service } = consult
  const { action, right } = step
  if (right && !canIn(actor, 'updateSession', { service, right }))
    throw new AppError('accessDenied')
  const from = phaseOf(consult)
  const target = phaseOf({ ...consult, status: next })
  if (target === 'rejected') return reject(context, { actor, note: sent }, consult, action)
  if (from === 'inWork') refuseForeignReader(actor, consult)
  if (from === 'draft' && target !== 'draft')
    return submitWithCredits(context, consult, { actor, action })
  const holder = holderAfter(consult, { actor, next, now: context.clock.now() })
  await reassignCase(context, consult, { action, actor, holder })
}

/** Returns the assignee after a step: the actor for a case in work, the earlier one after a release, none in a queue. */
function holderAfter(
  consult: CaseRow,
  { actor, next, now }: { actor: Actor; next: CaseStatus; now: Date },
) {
  const phase = phaseOf({ ...consult, status: next })
  if (phase === 'inWork')
    return { accountId: actor.accountId, leaseUntil: leaseEnd(now, serviceOf(consult)) }
  if (phase !== 'released' || consult.readerId === null) return undefined
  return { accountId: consult.readerId, leaseUntil: null }
}

async function reject(
  context: CallContext,
  { actor, note: sent }: Asked,
  consult: CaseRow,
  action: string,
): Promise<void> {
  const note = reasonOf(sent)
  await closeMoney(context, actor, { consult, note })
  await reassignCase(context, consult, { action, actor, holder: undefined, note })
  await mailRejected(context, consult, note)
}

/** Ends an open payment page and refunds deducted credits in the same transaction; a card payment is refunded separately. */
async function closeMoney(
  context: CallContext,
  actor: Actor,
  { consult, note }: { consult: CaseRow; note: string },
): Promise<void> {
  refuseWhilePaying(consult)
  if (consult.checkoutState && phaseOf(consult) === 'draft')
    await context.jobs.enqueue(context.db, endOutdatedCheckoutQueue, { caseId: consult.caseId })
  await returnAllCredits(context, consult, { actor, note })
}

/** Refuses a step in a case that is assigned to someone else; an admin may take it for anyone. STAFF-4. */
export function refuseForeignReader(actor: Actor, consult: CaseRow): void {
  if (can(actor.userType, 'assignCase') || consult.readerId === actor.accountId) return
  throw new AppError('wrongStatus', {
    message: `${consult.readerName ?? 'Someone else'} is reading this case.`,
  })
}

/** Returns the reason, which is required to reject a paid case. SPEC 9, -6026. */
function reasonOf(note = ''): string {
  const reason = note.trim()
  if (reason === '') throw new AppError('reasonRequired')
  return reason
}
