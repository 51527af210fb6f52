import type { deleteDraft as contract } from '@systole/contract/cases/drafts'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { writeDraft } from './write-draft.ts'

/** Deletes the text and keeps a row with a version, so that a stale tab notices. */
export function deleteDraft(context: CallContext, { input, actor }: Call<typeof contract>) {
  const { uid: _, ...typed } = input
  return writeDraft(context, { ...typed, accountId: actor.accountId, value: null })
}
