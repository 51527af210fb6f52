import type { CaseStatus } from '@systole/domain/cases/case'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'

type Claimed = { caseId: string; version: number }

/** Returns the case to the queue of its round. */
export function giveBackReview(consult: Claimed, round: 'first' | 'second'): Promise<void> {
  return step(consult, round === 'first' ? 'ready_for_review' : 'pending_2nd_review')
}

/** Returns the case to be prepared again. */
export function sendBackToPatcher(consult: Claimed, reason: string): Promise<void> {
  return step(consult, 'data_ready', reason)
}

/** Returns the case from its second reviewer to the first. */
export function returnToFirst(consult: Claimed, reason: string): Promise<void> {
  return step(consult, '1st_reviewing', reason)
}

/** Lets the first document and its signature stand. */
export function declineSecond(consult: Claimed, reason: string): Promise<void> {
  return step(consult, 'review_done', reason)
}

async function step(
  { caseId, version }: Claimed,
  status: CaseStatus,
  reason?: string,
): Promise<void> {
  const params = { status, version, ...(reason !== undefined && { revision_note: reason }) }
  await orThrow(client.cases.updateSession({ caseId, params }))
  await queryClient.invalidateQueries({ queryKey: ['worklist'] })
}
