import type { WireRepeat } from '@systole/contract/cases/repeats'
import type { RepeatRow } from './repeat-store.ts'

/** Converts a request to the wire; the vet sees the decision but not who made it. trust 1.3. */
export function presentRepeat(row: RepeatRow): WireRepeat {
  const { decision, answer } = row
  return {
    repeat_id: row.repeatId,
    revision: row.revision,
    reason: row.reason,
    resend_reason: row.reason,
    accept_reason: decision === 'accepted' ? answer : '',
    decline_reason: decision === 'declined' ? answer : '',
    asked: row.askedAt,
    asked_by: row.askedByName,
    decision: decision ?? '',
    answer,
    decided: row.decidedAt,
  }
}
