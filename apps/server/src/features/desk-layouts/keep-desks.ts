import type {
  queryDeskLayouts as queryContract,
  saveDeskLayout as saveContract,
} from '@systole/contract/reports/desk-layouts'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { desksOf, writeDesk } from './desk-layout-store.ts'

/** Returns the desk layouts. No audit row, because only their owner sees them. */
export async function queryDeskLayouts(
  { db }: CallContext,
  { actor }: Pick<Call<typeof queryContract>, 'actor'>,
) {
  return { desks: await desksOf(db, actor.accountId) }
}

export async function saveDeskLayout(
  { db, clock }: CallContext,
  { input, actor }: Call<typeof saveContract>,
) {
  const { kind, layout } = input
  await writeDesk(db, { accountId: actor.accountId, kind, layout, updatedAt: clock.now() })
  return {}
}
