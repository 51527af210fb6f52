import type { deleteDraft as contract } from '@systole/contract/drafts'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { writeDraft } from './write-draft.ts'

/** The text goes; that it went stays, with a version, so that a stale tab learns of it. */
export function deleteDraft(context: CallContext, { input, actor }: Call<typeof contract>) {
  const { uid: _, ...typed } = input
  return writeDraft(context, { ...typed, accountId: actor.accountId, value: null })
}
