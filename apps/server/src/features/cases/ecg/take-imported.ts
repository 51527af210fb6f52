import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { CallContext } from '../../../app-context.ts'
import { reassignCase } from '../../claims/reassign-case.ts'
import { findCaseForChange } from '../case-store.ts'
import { logCaseOnly } from '../record-case.ts'
import { hasEvent, recordingsOfCase } from './case-test-store.ts'

/**
 * Lets a submitted ECG case be prepared once a recording of it is decoded and analysed. If none can be, it stays, and patchers and
 * the office are notified once. Runs in the transaction that submitted the case, or read a recording of it. Handbook 1.2.
 */
export async function takeImported(
  context: Pick<CallContext, 'db' | 'clock' | 'requestId'>,
  caseId: string,
): Promise<void> {
  const { db, clock } = context
  const consult = await findCaseForChange(db, caseId, { reach: 'all' })
  if (!consult || !isEcgService(consult.service)) return
  const { hospitalId, status } = consult
  if (status !== 'wait_for_preparation') return
  const recordings = await recordingsOfCase(db, caseId)
  if (recordings.some(({ state, isAnalysed }) => state === 'ready' && isAnalysed)) {
    const step = { action: 'imported', actor: undefined, holder: undefined } as const
    await reassignCase(context, consult, step)
    return
  }
  const isUnreadable = recordings.length > 0 && recordings.every(({ state }) => state === 'failed')
  if (!isUnreadable || (await hasEvent(db, caseId, 'ecg.unreadable'))) return
  await logCaseOnly(db, {
    ...{ caseId, hospitalId, actor: undefined, action: 'ecg.unreadable' },
    ...{ from: status, to: status, at: clock.now() },
  })
}
