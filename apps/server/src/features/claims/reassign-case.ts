import type { CaseStatus } from '@systole/domain/cases/case'
import { personIn } from '@systole/domain/ecg-cases/case-people'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { Phase } from '@systole/domain/services/service'
import { serviceTableOf } from '@systole/domain/services/service-tables'
import { phaseOf } from '@systole/domain/services/services'
import { stepIn } from '@systole/domain/services/steps'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { changeCase, endPromise } from '../cases/case-store.ts'
import { recordCase } from '../cases/record-case.ts'

type Change = {
  /** An action of the service of the case. */
  action: string
  /** The named target, for an action that has several. */
  to?: CaseStatus
  /** The status before the last step, for a step that returns there. */
  origin?: CaseStatus
  /** The actor; `undefined` for the portal itself. */
  actor: Actor | undefined
  holder: { accountId: string; leaseUntil: Date | null } | undefined
  note?: string
  /** Further ids and figures for the audit. */
  details?: Record<string, unknown>
}

/** Takes a step that changes or clears the assignee, with log and audit; returns the new status. Requires the row lock. STAFF-4. */
export async function reassignCase(
  { db, clock, requestId }: Pick<CallContext, 'db' | 'clock' | 'requestId'>,
  consult: CaseRow,
  { action, to, origin, actor, holder, note = '', details = {} }: Change,
): Promise<CaseStatus> {
  const by = actor?.userType ?? 'system'
  const table = serviceTableOf(consult)
  const step = stepIn(table, { status: consult.status, action, by, to, origin })
  if ('refusal' in step) throw new AppError(step.refusal)
  const { caseId, hospitalId, service } = consult
  const { next: status, log = `case.${action}` } = step
  const phase = phaseOf({ service, status })
  const person = isEcgService(service) && holder ? personIn(status) : undefined
  const now = clock.now()
  await changeCase(
    db,
    caseId,
    {
      status,
      readerId: holder?.accountId ?? null,
      claimedAt: holder ? now : null,
      leaseUntil: holder?.leaseUntil ?? null,
      ...(person && { [person]: holder?.accountId }),
      ...endOf(phase, now),
    },
    now,
  )
  if (phase === 'rejected' || phase === 'released') await endPromise(db, caseId, now)
  await recordCase(
    { db, requestId },
    {
      caseId,
      hospitalId,
      actor,
      action: log,
      from: consult.status,
      to: status,
      note,
      at: now,
      formerReaderId: consult.readerId,
      details: { from: consult.readerId, to: holder?.accountId ?? null, ...details },
    },
  )
  return status
}

/** Returns what a step to the phase ends: the result of a rejected case, the time of a released one. */
function endOf(phase: Phase | undefined, now: Date) {
  if (phase === 'rejected') return { result: 'rejected' as const }
  return phase === 'released' ? { closedAt: now } : {}
}
