import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { deleteDraft } from './delete-draft.ts'
import { queryDraft } from './query-draft.ts'
import { queryDrafts } from './query-drafts.ts'
import { saveDraft } from './save-draft.ts'

export function draftRoutes(serve: Serve) {
  serve.call(contract.drafts.saveDraft, saveDraft)
  serve.call(contract.drafts.queryDraft, queryDraft)
  serve.call(contract.drafts.queryDrafts, queryDrafts)
  serve.call(contract.drafts.deleteDraft, deleteDraft)
}
