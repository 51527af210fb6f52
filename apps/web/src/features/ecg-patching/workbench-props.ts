import type { ReactNode } from 'react'
import type { Preparation, ReadOnlyReason } from './preparation.ts'
import type { Patching } from './session/use-patching.ts'
import type { HeadFacts } from './workbench-header.tsx'

export type WorkbenchProps = {
  facts: HeadFacts
  timeLeft: ReactNode
  patient: ReactNode
  patching: Patching
  preparation: Preparation
  onPreparation: (change: Partial<Preparation>) => void
  readOnly: ReadOnlyReason | undefined
  /** The line about the saved revision or the edits kept on this device. */
  saved: string
  isSaving: boolean
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
  /** Notices above the trace, such as that a colleague has the case. */
  notices: ReactNode
  noteCount: number
  onNotes: () => void
  onPush: (() => void) | undefined
  onAskQuality: (() => void) | undefined
}
