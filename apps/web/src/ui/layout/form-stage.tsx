import { type ReactNode, useMemo } from 'react'
import type { Action } from '../../api/use-action.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { SaveMark, type SaveMarkState } from '../form/save-mark.tsx'
import { BottomBar } from './bottom-bar.tsx'
import type { StageFrame } from './stage-frame.ts'

const SAVING = { kind: 'saving' } as const

/** Renders a stage with a form: the state of its text beside the patient's name, and Back and Next with the failure of saving. */
export function FormStage(props: {
  frame: StageFrame
  /** The action that Next starts. */
  saving: Pick<Action, 'isBusy' | 'error'>
  saveState: SaveMarkState
  /** True if the stage shows this failure in its own way. */
  hidesFailure?: boolean
  /** The missing parts in words, while there is no failure. */
  note?: ReactNode
  beside?: ReactNode
  onBack: () => void
  onNext: () => void
  /** Saves the draft now. */
  onSave: () => void
  children: ReactNode
}) {
  const { frame, saving, hidesFailure = false, note, beside, onBack, onNext, onSave } = props
  const saveState = saving.isBusy ? SAVING : props.saveState
  const saved = useMemo(() => <SaveMark state={saveState} />, [saveState])
  const failure = hidesFailure ? null : saving.error
  return frame({
    beside,
    ...(saveState.kind !== 'untouched' && { saved }),
    content: props.children,
    bar: (
      <BottomBar
        onBack={onBack}
        onNext={onNext}
        busy={saving.isBusy}
        onSave={onSave}
        note={failure ? <FailureNotice error={failure} onRetry={onNext} /> : note}
      />
    ),
  })
}
