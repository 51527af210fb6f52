import type { ReleaseBlocker } from '@systole/domain/reports/refuse-release'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import type { ReactNode } from 'react'
import { fieldOf } from './answer-ids.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { focusField } from './focus-field.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import type { ReportPreview } from './reading.queries.ts'
import type { ReadingCase } from './reading-case.ts'
import { SignDialog } from './sign-dialog.tsx'
import type { useAnswering } from './use-answering.ts'

export type OpenDialog = 'none' | 'keys' | 'preview' | 'sign'

/** What opens over the workspace. */
export function DeskDialogs(props: {
  open: OpenDialog
  consult: ReadingCase
  draft: ReportDraft
  keeper: DraftKeeper
  answering: ReturnType<typeof useAnswering>
  renderReport: (report: ReportPreview) => ReactNode
  onClose: () => void
}) {
  const { open, consult, draft, keeper, answering, renderReport, onClose } = props
  const goTo = (blocker: ReleaseBlocker) => {
    onClose()
    answering.setTab('answers')
    if (blocker.reason !== 'unanswered') return focusField(fieldOf(blocker))
    answering.go(consult.questions.findIndex(({ type }) => type === blocker.question))
  }
  return (
    <>
      <KeysDialog open={open === 'keys'} onClose={onClose} />
      {open === 'preview' && (
        <PreviewDialog caseId={consult.caseId} {...{ keeper, renderReport, onClose }} />
      )}
      {open === 'sign' && (
        <SignDialog {...{ consult, draft, keeper, renderReport, onClose }} onGoTo={goTo} />
      )}
    </>
  )
}
