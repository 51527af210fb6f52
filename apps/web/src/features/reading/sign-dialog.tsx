import type { MeasuredTexts } from '@systole/domain/reports/chips'
import { type ReactNode, useMemo } from 'react'
import type { DraftKeeper } from './draft-keeper.ts'
import type { ReportPreview, Signature } from './reading.queries.ts'
import type { ReadingCase } from './reading-case.ts'
import { blockersOf, ReleaseCheck, type SignPlace } from './release-check.tsx'
import { savedDraft } from './saved-draft.ts'
import { SigningDialog } from './signing-dialog.tsx'
import { useKept } from './use-kept.ts'

/** The whole report, what still stands in the way, and the signature. STAFF-4. */
export function SignDialog(props: {
  consult: ReadingCase
  measured: MeasuredTexts
  keeper: DraftKeeper
  /** A signature that was given before the page was opened. */
  standing?: Signature | undefined
  /** Draws the report as the vet will see it. */
  renderReport: (report: ReportPreview) => ReactNode
  onGoTo: (place: SignPlace) => void
  onClose: () => void
}) {
  const { consult, measured, keeper, standing, renderReport, onGoTo, onClose } = props
  const { caseId } = consult
  const draft = useKept(keeper, (kept) => kept.draft)
  const what = useMemo(() => savedDraft(caseId, keeper), [caseId, keeper])
  return (
    <SigningDialog
      caseId={caseId}
      what={what}
      standing={standing}
      isComplete={blockersOf(consult, draft, measured).length === 0}
      check={<ReleaseCheck {...{ consult, draft, measured, onGoTo }} />}
      renderReport={renderReport}
      onClose={onClose}
    />
  )
}
