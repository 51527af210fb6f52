import type { Sensitivity } from '@systole/ecg/beats/detect-beats'
import type { ReactNode } from 'react'
import type { PatchStatements, ReadOnlyReason } from './patch-statements.ts'
import type { Patching } from './session/use-patching.ts'
import type { NormalReportOnServer } from './side/normal-report.queries.ts'
import type { TestStatus } from './side/test-status-section.tsx'
import type { HeadFacts } from './workbench-header.tsx'

export type WorkbenchProps = {
  facts: HeadFacts
  timeLeft: ReactNode
  patient: ReactNode
  patching: Patching
  preparation: PatchStatements
  onPreparation: (change: Partial<PatchStatements>) => void
  readOnly: ReadOnlyReason | undefined
  /** True for who may state quality and checklist here, even where beats cannot be corrected. */
  mayState: boolean
  /** The question about quality with its decisions, where there are any. */
  qualityReview: ReactNode
  /** The line about the saved revision or the edits kept on this device. */
  saved: string
  test: TestStatus
  isSaving: boolean
  /** Finds the automatic beats again with another sensitivity; the edits are saved with it. */
  onSensitivity: (sensitivity: Sensitivity) => void
  onSave: () => void
  /** True while the patcher who has the case may send it. */
  canSend: boolean
  isSending: boolean
  /** True once something was found missing: the reasons of open items are asked. */
  asksReasons: boolean
  onSend: () => void
  isNight: boolean
  onNight: () => void
  hasFainted: boolean
  /** The reasons of the portal against a normal report; `undefined` while they are not known. */
  normalReport: NormalReportOnServer | undefined
  /** Prepares a normal report, where nothing is against it. */
  onNormalReport: () => void
  /** Notices above the trace, such as that a colleague has the case. */
  notices: ReactNode
  noteCount: number
  onNotes: () => void
  /** Writes to the hospital and to colleagues, for accounts that may. */
  messages: ReactNode
  onAskQuality: (() => void) | undefined
}
