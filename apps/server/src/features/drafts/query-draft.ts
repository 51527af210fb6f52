import type { queryDraft as contract } from '@systole/contract/cases/drafts'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { findDraft } from './draft-store.ts'
import { presentDraft } from './present-draft.ts'

export async function queryDraft({ db }: CallContext, { input, actor }: Call<typeof contract>) {
  const { place } = input
  const draft = await findDraft(db, { accountId: actor.accountId, place })
  return { draft: draft ? presentDraft(draft) : null }
}
