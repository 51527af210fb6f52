import type { queryAllSessions as contract } from '@systole/contract/cases/cases'
import { can } from '@systole/domain/access/access'
import { seesPartSomewhere } from '@systole/domain/access/case-parts'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { CallContext } from '../../../app-context.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { ReadRows } from '../../../http/read-as-caller.ts'
import type { Call } from '../../../http/serve.ts'
import { presentCase } from '../present-case.ts'
import type { Beside, CaseView } from '../views/case-view-store.ts'
import { type CaseCursor, type CaseOrder, listCases } from './case-list-store.ts'
import { toFilter } from './to-case-filter.ts'

const PAGE_DEFAULT = 100
/** The sort value of cases without a deadline, which come last; the store uses the same one. */
const NO_DEADLINE = new Date('2200-01-01T00:00:00Z')

/** Returns one page of the cases in scope, newest first or by deadline, with a keyset cursor. */
export async function queryAllSessions(
  context: CallContext & { read: ReadRows },
  call: Call<typeof contract>,
) {
  const { input, actor, scope } = call
  const { params } = input
  const order: CaseOrder = params.order ?? 'newest'
  const { rows, hasMore, counted } = await listCases(context, {
    filter: toFilter(params, call),
    scope,
    order,
    limit: params.record_per_page ?? PAGE_DEFAULT,
    after: params.cursor ? readCursor(params.cursor) : undefined,
    viewing: { actor, beside: besideFor(actor.userType), now: context.clock.now() },
  })
  const last = rows.at(-1)
  return {
    sessions: rows.map((row) => ({
      ...presentCase(row, actor.userType),
      ...presentCredits(row.credits),
    })),
    total: counted.total,
    total_capped: counted.isCapped,
    next: hasMore && last ? writeCursor(last, order) : '',
  }
}

/** Returns the facts that lists show to a role. */
function besideFor(userType: UserType): (keyof Beside)[] {
  return [
    ...(seesPartSomewhere('desk', userType) ? (['facts', 'uploads'] as const) : []),
    ...(can(userType, 'querySessionCredits') ? (['credits'] as const) : []),
  ]
}

function presentCredits(credits: CaseView['credits']) {
  return credits && { required_credit: credits.required, deducted_credit: credits.deducted }
}

function writeCursor(row: CaseView, order: CaseOrder): string {
  const at = order === 'newest' ? row.createdAt : (row.dueAt ?? NO_DEADLINE)
  return `${at.getTime()}.${row.caseId}`
}

function readCursor(cursor: string): CaseCursor {
  const [, at, caseId] = /^(\d{1,13})\.(\w{1,60})$/.exec(cursor) ?? []
  if (!at || !caseId) throw fieldRefusal('params.cursor', 'is malformed')
  return { at: new Date(Number(at)), caseId }
}
