import { readDraftOnServer, signReport } from '../desk/reading.queries.ts'
import type { ToSign } from '../signing/use-signing.ts'
import type { ReportAutosaver } from './report-autosaver.ts'

/** Returns the saved draft after the last change was saved. */
export function savedDraft(caseId: string, autosaver: ReportAutosaver): ToSign {
  return {
    prepare: async () => {
      if (!(await autosaver.saveNow())) return 'notSaved'
      const { preview, version, lastRevision } = await readDraftOnServer(caseId)
      return { preview, version, revised: lastRevision !== '' }
    },
    send: (version, how) => signReport(caseId, { version }, how),
  }
}
