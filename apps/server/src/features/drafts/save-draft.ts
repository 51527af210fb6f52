import type { saveDraft as contract } from '@systole/contract/cases/drafts'
import { storableDraft } from '@systole/domain/drafts/draft-value'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { writeDraft } from './write-draft.ts'

/** Saves a form as typed, for its own account only. No audit row, because a draft is not visible to others. */
export function saveDraft(context: CallContext, { input, actor }: Call<typeof contract>) {
  const { uid: _, ...typed } = input
  return writeDraft(context, {
    ...typed,
    accountId: actor.accountId,
    value: storableDraft(input.value),
  })
}
