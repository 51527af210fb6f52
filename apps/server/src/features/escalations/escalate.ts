import { TIMED_STATUSES } from '@systole/domain/cases/case-status'
import { escalationRecipients, reachedSteps } from '@systole/domain/cases/service-clock'
import { econsult } from '@systole/domain/services/econsult'
import { expectedTime } from '@systole/domain/services/service'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { addCaseEvent } from '../cases/case-event-store.ts'
import { changeCase, findCaseForChange } from '../cases/case-store.ts'
import { addSteps, casesDueBy, roundOf } from './escalation-store.ts'
import { mailEscalation } from './mail-escalation.ts'
import { mailOvertime } from './mail-overtime.ts'

const PROMISED = econsult.promiseMinutes * MINUTE

type Context = Pick<
  CallContext,
  'database' | 'clock' | 'jobs' | 'settings' | 'publicUrl' | 'log' | 'requestId'
>

/**
 * Notifies about every case that has used half of its time or more. Step, log and mails are one transaction, so each is sent
 * once.
 */
export async function escalate(context: Context): Promise<void> {
  const halfLeft = new Date(context.clock.now().getTime() + PROMISED / 2)
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
    if (!consult?.dueAt || !TIMED_STATUSES.includes(consult.status)) return
    const { dueAt, pausedAt, hospitalId, readerId } = consult
    const now = context.clock.now()
    const round = await roundOf(db, caseId)
    const steps = reachedSteps({ dueAt, pausedAt }, PROMISED, now)
    const added = await addSteps(db, caseId, { steps, round, at: now })
    const step = added.sort((a, b) => b - a)[0] // after an outage several may be new; the latest includes the others
    if (step === undefined) return
    await addCaseEvent(db, {
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
    const expectedAt = expectedTime(now, { ...econsult, isAssigned: isRead })
    await changeCase(db, caseId, { expectedAt }, now)
    await mailOvertime({ ...context, db }, { consult, round, expectedAt })
  })
}
