import type { ReactNode } from 'react'
import { addTexts } from '../../i18n/i18n.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { fieldOf } from './answer-ids.ts'
import type { MeasuredValues } from './chips/use-measured.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { focusField } from './focus-field.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import type { ReportPreview, Signature } from './reading.queries.ts'
import type { ReadingCase } from './reading-case.ts'
import type { SignPlace } from './release-check.tsx'
import type { useAnswering } from './use-answering.ts'

/** Loaded when a report is signed, with the texts of the proof of identity. */
const SignDialog = lazyDialog(async () => {
  const [{ SignDialog: loaded }] = await Promise.all([
    import('./sign-dialog.tsx'),
    addTexts('account'),
  ])
  return loaded
})

export type OpenDialog = 'none' | 'keys' | 'preview' | 'sign'

/** Renders the dialogs of the workspace. */
export function DeskDialogs(props: {
  open: OpenDialog
  consult: ReadingCase
  values: MeasuredValues
  keeper: DraftKeeper
  standing?: Signature | undefined
  answering: ReturnType<typeof useAnswering>
  /** The reason why this report replaces the earlier one. */
  reason: string
  onReason: (reason: string) => void
  renderReport: (report: ReportPreview) => ReactNode
  onClose: () => void
}) {
  const { open, consult, values, keeper, standing, answering, renderReport, onClose } = props
  const { reason, onReason } = props
  const goTo = (place: SignPlace) => {
    onClose()
    answering.setTab('in' in place && place.in === 'notes' ? 'notes' : 'answers')
    if (!('question' in place)) return focusField(fieldOf(place))
    answering.go(consult.questions.findIndex(({ type }) => type === place.question))
  }
  return (
    <>
      <KeysDialog open={open === 'keys'} onClose={onClose} />
      {open === 'preview' && (
        <PreviewDialog caseId={consult.caseId} {...{ keeper, renderReport, onClose }} />
      )}
      {open === 'sign' && (
        <SignDialog
          {...{ consult, values, keeper, standing, reason, onReason, renderReport, onClose }}
          onGoTo={goTo}
        />
      )}
    </>
  )
}
