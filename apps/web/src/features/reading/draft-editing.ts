import type { ReportDraft } from '@systole/domain/reports/report-draft'

/** What every editor of the draft is given. */
export type DraftEditing = {
  draft: ReportDraft
  /** False while someone else reads the case, or before it was claimed. */
  canWrite: boolean
  edit: (change: (draft: ReportDraft) => ReportDraft) => void
  /** Leaving a field saves at once. */
  onLeave: () => void
}
