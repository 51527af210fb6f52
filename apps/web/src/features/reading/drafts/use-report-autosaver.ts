import { useEffect, useMemo } from 'react'
import {
  deleteLocalDraft,
  draftKey,
  readLocalDraft,
  storeLocalDraft,
} from '../../../session/local-drafts.ts'
import { parseUnsaved, readDraftOnServer, saveReportDraft } from '../desk/reading.queries.ts'
import { type DraftStart, ReportAutosaver } from './report-autosaver.ts'

/** Manages the draft of a case while its cardiologist writes it. */
export function useReportAutosaver(options: {
  caseId: string
  accountId: string
  start: DraftStart
}): ReportAutosaver {
  const { caseId, accountId, start } = options
  // Created once per opened case; later replies of the query are ignored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: start is where it begins
  const autosaver = useMemo(() => {
    const key = draftKey(accountId, 'reading', caseId)
    return new ReportAutosaver({
      start,
      unsaved: readLocalDraft(key, parseUnsaved)?.value,
      save: (draft, version) => saveReportDraft(caseId, draft, version),
      readOther: () => readDraftOnServer(caseId),
      keepOnDevice: (unsaved) => {
        if (unsaved) storeLocalDraft(key, unsaved)
        else deleteLocalDraft(key)
      },
    })
  }, [caseId, accountId])

  useEffect(() => {
    autosaver.start()
    const online = () => void autosaver.saveNow()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      void autosaver.saveNow()
      autosaver.stop()
    }
  }, [autosaver])

  return autosaver
}
