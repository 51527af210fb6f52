import type { queryRepeats as contract } from '@systole/contract/cases/repeats'
import { can } from '@systole/domain/access/access'
import { nextStatus } from '@systole/domain/cases/case-steps'
import { refuseAskRepeat } from '@systole/domain/repeats/refuse-repeat'
import { REPEAT_WITHIN } from '@systole/domain/repeats/repeat'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { findServiceTerms } from '../services/service-store.ts'
import { presentRepeat } from './present-repeat.ts'
import { listRepeats } from './repeat-store.ts'

/** Returns the requests with their decisions, and whether a new one is possible now. */
export async function queryRepeats(
  { db, clock }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await requireCase(db, input.caseId, scope)
  const { service, status, closedAt } = consult
  const rows = await listRepeats(db, consult.caseId)
  const now = clock.now()
  const deliveredAt = closedAt ?? undefined
  const until = closedAt && new Date(closedAt.getTime() + REPEAT_WITHIN)
  const by = actor.userType
  const next = nextStatus({ service, status }, 'askRepeat', can(by, 'askRepeat') ? by : 'vet')
  const refusal =
    refuseAskRepeat({ service, status, deliveredAt }, rows, { now, by }) ??
    (typeof next === 'string' ? undefined : ('wrongStatus' as const))
  return {
    repeats: rows.map(presentRepeat),
    until: until,
    left_ms: until ? Math.max(0, until.getTime() - now.getTime()) : 0,
    refused: refusal ?? ('' as const),
    service,
    promise_minutes: (await findServiceTerms(db, service)).promiseMinutes,
  }
}
