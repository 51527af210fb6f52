import type { WireRepeat } from '@systole/contract/cases/repeats'
import type { RepeatRow } from './repeat-store.ts'

/** Converts a request to the wire; the vet sees the decision but not who made it. trust 1.3. */
export function presentRepeat(row: RepeatRow): WireRepeat {
  return {
    repeat_id: row.repeatId,
    revision: row.revision,
    reason: row.reason,
    asked: row.askedAt,
    asked_by: row.askedByName,
    decision: row.decision ?? '',
    answer: row.answer,
    decided: row.decidedAt,
  }
}
