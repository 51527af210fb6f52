import { useEffect, useMemo } from 'react'
import { draftKey, deleteLocalDraft, storeLocalDraft, readLocalDraft } from '../../../session/drafts.ts'
import { parseUnsaved, readDraftOnServer, saveDraft } from '../desk/reading.queries.ts'
import { ReportAutosaver, type DraftStart } from './draft-keeper.ts'

/** Manages the draft of a case while its cardiologist writes it. */
export function useDraftKeeper(options: {
  caseId: string
  accountId: string
  start: DraftStart
}): ReportAutosaver {
  const { caseId, accountId, start } = options
  // Created once per opened case; later replies of the query are ignored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: start is where it begins
  const keeper = useMemo(() => {
    const key = draftKey(accountId, 'reading', caseId)
    return new ReportAutosaver({
      start,
      unsaved: readLocalDraft(key, parseUnsaved)?.value,
      save: (draft, version) => saveDraft(caseId, draft, version),
      readOther: () => readDraftOnServer(caseId),
      keepOnDevice: (unsaved) => {
        if (unsaved) storeLocalDraft(key, unsaved)
        else deleteLocalDraft(key)
      },
    })
  }, [caseId, accountId])

  useEffect(() => {
    keeper.start()
    const online = () => void keeper.saveNow()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      void keeper.saveNow()
      keeper.stop()
    }
  }, [keeper])

  return keeper
}
