import type { ReactNode } from 'react'
import { addTexts } from '../../../i18n/i18n.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import type { MeasuredAnswers } from '../chips/use-measured.ts'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'
import { fieldOf } from '../report-form/answer-ids.ts'
import { focusField } from '../report-form/focus-field.ts'
import type { useAnswering } from '../report-form/use-answering.ts'
import type { SignPlace } from '../signing/release-check.tsx'
import { ReportPreviewDialog } from '../signing/report-preview-dialog.tsx'
import { ReadingKeysDialog } from './keys-dialog.tsx'
import type { ReportPreview, Signature } from './reading.queries.ts'
import type { ReadingCase } from './reading-case.ts'

/** Loaded when a report is signed, with the texts of the proof of identity. */
const SignDialog = lazyDialog(async () => {
  const [{ SignDialog: loaded }] = await Promise.all([
    import('../signing/sign-dialog.tsx'),
    addTexts('account'),
  ])
  return loaded
})

export type OpenDialog = 'none' | 'keys' | 'preview' | 'sign'

/** Renders the dialogs of the workspace. */
export function DeskDialogs(props: {
  open: OpenDialog
  consult: ReadingCase
  values: MeasuredAnswers
  autosaver: ReportAutosaver
  existing?: Signature | undefined
  answering: ReturnType<typeof useAnswering>
  /** The reason why this report replaces the earlier one. */
  reason: string
  onReason: (reason: string) => void
  renderReport: (report: ReportPreview) => ReactNode
  onClose: () => void
}) {
  const { open, consult, values, autosaver, existing, answering, renderReport, onClose } = props
  const { reason, onReason } = props
  const goTo = (place: SignPlace) => {
    onClose()
    answering.setTab('in' in place && place.in === 'notes' ? 'notes' : 'answers')
    if (!('question' in place)) return focusField(fieldOf(place))
    answering.go(consult.questions.findIndex(({ type }) => type === place.question))
  }
  return (
    <>
      <ReadingKeysDialog open={open === 'keys'} onClose={onClose} />
      {open === 'preview' && (
        <ReportPreviewDialog caseId={consult.caseId} {...{ autosaver, renderReport, onClose }} />
      )}
      {open === 'sign' && (
        <SignDialog
          {...{ consult, values, autosaver, existing, reason, onReason, renderReport, onClose }}
          onGoTo={goTo}
        />
      )}
    </>
  )
}
