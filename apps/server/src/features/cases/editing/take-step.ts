import { can } from '@systole/domain/access/access'
import { canIn } from '@systole/domain/access/can-in'
import type { CaseStatus } from '@systole/domain/cases/case'
import { askedStep } from '@systole/domain/cases/case-steps'
import { leaseEnd, type ServiceStep, type StepTaker } from '@systole/domain/services/service'
import { serviceTableOf } from '@systole/domain/services/service-tables'
import { phaseOf, serviceOf } from '@systole/domain/services/services'
import { holderAfter, stepIn, takerOf } from '@systole/domain/services/steps'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { reassignCase } from '../../claims/reassign-case.ts'
import { returnAllCredits } from '../../credits/case-credits/return-credits.ts'
import { submitWithCredits } from '../../credits/case-credits/submit-with-credits.ts'
import { endOutdatedCheckoutQueue } from '../../payments/checkouts/end-outdated-checkout.queue.ts'
import { refuseWhilePaying } from '../../payments/checkouts/refuse-while-paying.ts'
import type { CaseRow } from '../case-row-store.ts'
import { refuseConditions } from '../ecg/refuse-conditions.ts'
import { mailRejected } from '../mail-rejected.ts'

/** Effects of actions besides their steps, in the same transaction; the case is the one before the step. */
export type StepEffects = Readonly<
  Record<
    string,
    (context: CallContext, consult: CaseRow, by: { actor: Actor; note: string }) => Promise<void>
  >
>

type Asked = { actor: Actor; note: string | undefined }

/**
 * Takes the step to the named status, if the service of the case has one that callers may request. The phases of both statuses
 * decide what it means: a draft is submitted and a rejected case loses its payment; any other step changes status and assignee.
 */
export async function takeStep(
  context: CallContext,
  { actor, note: sent }: Asked,
  { consult, to, effects }: { consult: CaseRow; to: CaseStatus; effects: StepEffects },
): Promise<void> {
  const asked = askedStep(consult, to, { by: actor.userType, hasReason: Boolean(sent?.trim()) })
  if (!asked) throw new AppError('wrongStatus')
  const { service, status } = consult
  const { action } = asked
  const step = stepIn(serviceTableOf(consult), { status, action, by: actor.userType, to })
  if ('refusal' in step) throw new AppError(step.refusal)
  if (step.right && !canIn(actor, 'updateSession', { service, right: step.right }))
    throw new AppError('accessDenied')
  refuseTaker(actor, consult, takerOf(serviceOf(consult), step, status))
  const note = step.needsReason ? reasonOf(sent) : ''
  const target = phaseOf({ ...consult, status: step.next })
  if (phaseOf(consult) === 'draft' && target === 'queued')
    return submitWithCredits(context, consult, { actor, action, note })
  await refuseConditions(context, consult, { conditions: step.conditions ?? [], actor })
  if (target === 'rejected') return reject(context, { actor, note }, consult, action)
  const holder = holderOf(consult, { actor, step, now: context.clock.now() })
  await reassignCase(context, consult, { action, to: step.next, actor, holder, note })
  await effects[action]?.(context, consult, { actor, note })
}

/** Returns the assignee after a step, as the table of the service says. */
function holderOf(
  consult: CaseRow,
  {
    actor,
    step,
    now,
  }: { actor: Actor; step: ServiceStep<CaseStatus> & { next: CaseStatus }; now: Date },
) {
  const service = serviceOf(consult)
  const after = holderAfter(service, step, step.next)
  if (after === 'caller') return { accountId: actor.accountId, leaseUntil: leaseEnd(now, service) }
  const { firstReviewerId } = consult
  if (after === 'first')
    return firstReviewerId ? { accountId: firstReviewerId, leaseUntil: null } : undefined
  if (after !== 'kept' || consult.readerId === null) return undefined
  return { accountId: consult.readerId, leaseUntil: null }
}

async function reject(
  context: CallContext,
  { actor, note }: { actor: Actor; note: string },
  consult: CaseRow,
  action: string,
): Promise<void> {
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

/** Refuses a step that the assignee alone may take, or that waits until the case is free. */
function refuseTaker(actor: Actor, consult: CaseRow, taker: StepTaker): void {
  if (taker === 'holder' || (taker === 'free' && consult.readerId !== null))
    refuseForeignReader(actor, consult)
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
