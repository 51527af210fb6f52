import type { DueReason } from '@systole/domain/ecg-reviews/review-rounds'
import { type Missing, missingInReview } from '@systole/domain/ecg-reviews/step-state'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { ReviewWriting } from '../diagnosis/review-writing.ts'
import { StepPart, StepParts } from '../diagnosis/step-part.tsx'
import { SignReviewDialog } from '../signing/sign-review-dialog.tsx'
import type { SignedReview } from '../signing/signing.queries.ts'
import { MissingList } from './missing-list.tsx'
import { useSignKey } from './use-sign-key.ts'

type Props = {
  writing: ReviewWriting
  undecidedGroups: number
  /** True for a document that replaces a released one, which needs a reason and asks no second reviewer. */
  isCorrection: boolean
  due: { second: boolean; async: boolean; why: readonly DueReason[] }
  needsProof: boolean
  /** The report as it will be sent. */
  report: ReactNode
  /** Saves the document and returns its version; `undefined` if it could not be saved. */
  prepare: () => Promise<number | undefined>
  onGoTo: (missing: Missing) => void
  onSigned: (signed: SignedReview) => void
  /** Called if the beats were measured again since the report was read. */
  onUnread: () => void
}

/** Step 12: what is missing, the report itself, and the signature. SPEC ECG-4. */
export function PreviewStep(props: Props) {
  const { writing, undecidedGroups, isCorrection, due, report, onGoTo } = props
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const [asked, setAsked] = useState<'sign' | 'second'>()
  const missing = missingInReview(writing.document, { service: writing.service, undecidedGroups })
  const isSecondDue = due.second && !isCorrection
  const ask = (is: 'sign' | 'second') => {
    if (missing.length === 0) setAsked(is)
    else document.getElementById(id)?.focus()
  }
  useSignKey(() => {
    if (!writing.isReadOnly && asked === undefined) ask('sign')
  })
  return (
    <StepParts>
      <StepPart id={id} title={t('preview.missing')}>
        <MissingAndDue {...{ missing, due, isSecondDue, isCorrection, onGoTo }} />
        {!writing.isReadOnly && (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
            <Button variant="contained" onClick={() => ask('sign')}>
              {t(isSecondDue ? 'preview.toSecond' : 'preview.sign')}
              <Kbd aria-hidden>Ctrl ⏎</Kbd>
            </Button>
            {!isCorrection && !isSecondDue && (
              <Button variant="outlined" onClick={() => ask('second')}>
                {t('preview.askSecond')}
              </Button>
            )}
            {missing.length > 0 && <span role="status">{t('preview.waitsFirst')}</span>}
          </div>
        )}
      </StepPart>
      <StepPart id={`${id}-report`} title={t('preview.report')}>
        {report}
      </StepPart>
      {asked && (
        <SignReviewDialog
          caseId={writing.caseId}
          is={asked}
          prepare={props.prepare}
          isSecondDue={isSecondDue}
          isCorrection={isCorrection}
          needsProof={props.needsProof}
          onSigned={props.onSigned}
          onUnread={props.onUnread}
          onClose={() => setAsked(undefined)}
        />
      )}
    </StepParts>
  )
}

function MissingAndDue(props: {
  missing: readonly Missing[]
  due: Props['due']
  isSecondDue: boolean
  isCorrection: boolean
  onGoTo: (missing: Missing) => void
}) {
  const { missing, due, isSecondDue, isCorrection, onGoTo } = props
  const { t } = useTranslation('ecgConclusion')
  const why = due.why.map((reason) => t(`preview.why.${reason}`)).join(t('preview.join'))
  return (
    <>
      <MissingList missing={missing} onGoTo={onGoTo} />
      {isSecondDue && <Notice tone="info">{t('preview.secondDue', { why })}</Notice>}
      {due.async && !isCorrection && <Notice tone="info">{t('preview.asyncDue', { why })}</Notice>}
    </>
  )
}
