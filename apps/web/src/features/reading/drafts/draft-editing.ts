import type { ConsultMode } from '@systole/domain/cases/case'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import type { MeasuredAnswers } from '../chips/use-measured.ts'
import type { ReportAutosaver } from './report-autosaver.ts'

/** The props of every editor of the draft, which selects its part of the draft by `useKept`. */
export type DraftEditing = MeasuredAnswers & {
  caseId: string
  autosaver: ReportAutosaver
  /** False while someone else is the assignee, or before the claim. */
  canWrite: boolean
  /** The author of a draft that this user may not read yet. */
  hiddenWriter: string | undefined
  edit: (change: (draft: ReportDraft) => ReportDraft) => void
  /** The language of the report, whose phrases are offered. */
  language: Language
  mode: ConsultMode
  /** Saves immediately when a field loses focus. */
  onLeave: () => void
}
