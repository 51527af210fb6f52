import type { queryDrafts as contract } from '@systole/contract/cases/drafts'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { listDrafts } from './draft-store.ts'

/** Returns all drafts; called when a tab becomes visible again. */
export async function queryDrafts({ db }: CallContext, { actor }: Call<typeof contract>) {
  const drafts = await listDrafts(db, actor.accountId)
  return { drafts: drafts.map(({ savedAt, ...draft }) => ({ ...draft, saved: savedAt })) }
}
