import type { queryRepeats as contract } from '@systole/contract/cases/repeats'
import { refuseAskRepeat } from '@systole/domain/repeats/refuse-repeat'
import { REPEAT_WITHIN } from '@systole/domain/repeats/repeat'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { presentRepeat } from './present-repeat.ts'
import { listRepeats } from './repeat-store.ts'

/** Returns the requests with their decisions, and whether a new one is possible now. */
export async function queryRepeats(
  { db, clock }: CallContext,
  { input, scope }: Call<typeof contract>,
) {
  const consult = await requireCase(db, input.caseId, scope)
  const { status, closedAt } = consult
  const rows = await listRepeats(db, consult.caseId)
  const now = clock.now()
  const deliveredAt = closedAt ?? undefined
  const until = closedAt && new Date(closedAt.getTime() + REPEAT_WITHIN)
  return {
    repeats: rows.map(presentRepeat),
    until: until,
    left_ms: until ? Math.max(0, until.getTime() - now.getTime()) : 0,
    refused: refuseAskRepeat({ status, deliveredAt }, rows, now) ?? ('' as const),
  }
}
