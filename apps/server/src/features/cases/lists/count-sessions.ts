import type { countSessions as contract } from '@systole/contract/cases/case-filter'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { countLists } from './case-list-store.ts'
import { toFilter } from './to-case-filter.ts'

/** Counts several lists, as `queryAllSessions` would list them. */
export async function countSessions(context: CallContext, call: Call<typeof contract>) {
  const { input, actor, scope } = call
  const viewing = { actor, beside: [], now: context.clock.now() }
  const filters = input.lists.map((params) => toFilter(params, call))
  const counted = await countLists(context.db, { filters, scope, viewing })
  return {
    totals: counted.map(({ total, isCapped }) => ({ total, total_capped: isCapped })),
  }
}
