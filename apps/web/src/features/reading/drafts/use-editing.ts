import { useMemo } from 'react'
import { useMeasured } from '../chips/use-measured.ts'
import type { ReadingCase } from '../desk/reading-case.ts'
import type { DraftEditing } from './draft-editing.ts'
import type { ReportAutosaver } from './report-autosaver.ts'

/** Returns stable editing props, so that typing rerenders only its own field. */
export function useEditing(
  consult: ReadingCase,
  autosaver: ReportAutosaver,
  { canWrite, mayReadDraft }: { canWrite: boolean; mayReadDraft: boolean },
) {
  const { caseId, reportLanguage: language, mode } = consult
  const values = useMeasured(caseId, autosaver)
  const isWritten = consult.status === 'data_processing' && !mayReadDraft
  const hiddenWriter = isWritten ? consult.reader?.name : undefined
  return useMemo(
    (): DraftEditing => ({
      ...{ caseId, autosaver, ...values, canWrite, hiddenWriter, language, mode },
      edit: (change) => autosaver.edit(change),
      onLeave: () => void autosaver.saveNow(),
    }),
    [caseId, autosaver, values, canWrite, hiddenWriter, language, mode],
  )
}
