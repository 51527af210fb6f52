import type { ConsultMode } from '@systole/domain/cases/case'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import type { MeasuredValues } from './chips/use-measured.ts'
import type { DraftKeeper } from './draft-keeper.ts'

/** What every editor of the draft is given; its own part of the draft it picks from the keeper by `useKept`. */
export type DraftEditing = MeasuredValues & {
  caseId: string
  keeper: DraftKeeper
  /** False while someone else reads the case, or before it was claimed. */
  canWrite: boolean
  /** Who writes what the person looking may not read yet. */
  hiddenWriter: string | undefined
  edit: (change: (draft: ReportDraft) => ReportDraft) => void
  /** The language of the report, whose phrases are offered. */
  language: Language
  mode: ConsultMode
  /** Leaving a field saves at once. */
  onLeave: () => void
}
