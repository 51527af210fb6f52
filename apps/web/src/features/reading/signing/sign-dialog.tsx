import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { MeasuredAnswers } from '../chips/use-measured.ts'
import { otherPatientsQuery } from '../desk/other-patients.queries.ts'
import { OtherPatients } from '../desk/other-patients.tsx'
import type { ReportPreview, Signature } from '../desk/reading.queries.ts'
import type { ReadingCase } from '../desk/reading-case.ts'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'
import { savedDraft } from '../drafts/saved-draft.ts'
import { useKept } from '../drafts/use-kept.ts'
import { blockersOf, ReleaseCheck, type SignPlace } from './release-check.tsx'
import { SigningDialog } from './signing-dialog.tsx'

/** Shows the whole report, the open problems, and the signature. STAFF-4. */
export function SignDialog(props: {
  consult: ReadingCase
  values: MeasuredAnswers
  autosaver: ReportAutosaver
  /** The reason why this report replaces the earlier one. */
  reason: string
  onReason: (reason: string) => void
  /** A signature made before the page was opened. */
  existing?: Signature | undefined
  /** Renders the report as the vet will see it. */
  renderReport: (report: ReportPreview) => ReactNode
  onGoTo: (place: SignPlace) => void
  onClose: () => void
}) {
  const { consult, values, autosaver, existing, renderReport, onGoTo, onClose } = props
  const { reason, onReason } = props
  const { t } = useTranslation('reading')
  const { caseId } = consult
  const others = useQuery(otherPatientsQuery(caseId))
  const draft = useKept(autosaver, (kept) => kept.draft)
  const what = useMemo(() => savedDraft(caseId, autosaver), [caseId, autosaver])
  return (
    <SigningDialog
      caseId={caseId}
      what={what}
      existing={existing}
      isComplete={
        blockersOf(consult, draft, values.measured).length === 0 &&
        others.data?.every((file) => file.reason !== '') === true
      }
      check={
        <>
          <ReleaseCheck {...{ consult, draft, values, onGoTo }} />
          {others.data && (
            <OtherPatients caseId={caseId} petName={consult.pet.name} files={others.data} />
          )}
          {others.isError && !others.data && (
            <Notice tone="danger" announce onRetry={() => void others.refetch()}>
              {t('others.notLoaded')}
            </Notice>
          )}
        </>
      }
      reason={reason}
      onReason={onReason}
      renderReport={renderReport}
      onClose={onClose}
    />
  )
}
