import { escalationRecipients, reachedSteps } from '@systole/domain/cases/service-clock'
import { expectedTime } from '@systole/domain/services/service'
import { type InService, phaseOf, serviceOf } from '@systole/domain/services/services'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { changeCase, findCaseForChange } from '../cases/case-store.ts'
import { logCaseOnly } from '../cases/record-case.ts'
import { findServiceTerms, longestPromise } from '../services/service-store.ts'
import { addSteps, casesDueBy, repeatCountOf } from './escalation-store.ts'
import { mailEscalation } from './mail-escalation.ts'
import { mailOvertime } from './mail-overtime.ts'

type Context = Pick<
  CallContext,
  'database' | 'clock' | 'jobs' | 'settings' | 'publicUrl' | 'log' | 'requestId'
>

/**
 * Notifies about every case that has used half of its time or more. Step, log and mails are one transaction, so each is sent
 * once.
 */
export async function escalate(context: Context): Promise<void> {
  const longest = (await longestPromise(context.database)) * MINUTE
  const halfLeft = new Date(context.clock.now().getTime() + longest / 2)
  for (const { caseId } of await casesDueBy(context.database, halfLeft)) {
    try {
      await escalateCase(context, caseId)
    } catch (error) {
      context.log.warn({ err: error, caseId }, 'case not escalated')
    }
  }
}

async function escalateCase(context: Context, caseId: string): Promise<void> {
  await context.database.transaction(async (db) => {
    const consult = await findCaseForChange(db, caseId, { reach: 'all' })
    if (!consult?.dueAt || !isTimed(consult)) return
    const { dueAt, pausedAt, hospitalId, readerId } = consult
    const now = context.clock.now()
    const round = await repeatCountOf(db, caseId)
    const { promiseMinutes } = await findServiceTerms(db, consult.service)
    const steps = reachedSteps({ dueAt, pausedAt }, promiseMinutes * MINUTE, now)
    const added = await addSteps(db, caseId, { steps, round, at: now })
    const step = added.sort((a, b) => b - a)[0] // after an outage several may be new; the latest includes the others
    if (step === undefined) return
    await logCaseOnly(db, {
      caseId,
      hospitalId,
      actor: undefined,
      action: 'deadline.step',
      to: String(step),
      at: now,
    })
    const isRead = readerId !== null
    const recipients = escalationRecipients(step, isRead)
    await mailEscalation({ ...context, db }, { consult, round, step, recipients })
    if (step !== 100) return
    const expectedAt = expectedTime(now, { ...serviceOf(consult), isAssigned: isRead })
    await changeCase(db, caseId, { expectedAt }, now)
    await mailOvertime({ ...context, db }, { consult, round, expectedAt })
  })
}

/** Returns whether the deadline of the case runs, unless it is paused. */
function isTimed(consult: InService): boolean {
  const phase = phaseOf(consult)
  return phase === 'queued' || phase === 'inWork'
}
