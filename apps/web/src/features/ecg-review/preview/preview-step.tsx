import type { DueReason } from '@systole/domain/ecg-reviews/review-rounds'
import { type Missing, missingIn } from '@systole/domain/ecg-reviews/step-state'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts'
import type { ReviewWriting } from '../diagnosis/review-writing.ts'
import { StepPart, StepParts } from '../diagnosis/step-part.tsx'
import { SignReviewDialog } from '../signing/sign-review-dialog.tsx'
import type { SignedReview } from '../signing/signing.queries.ts'
import { MissingList } from './missing-list.tsx'

type Props = {
  writing: ReviewWriting
  undecidedGroups: number
  round: 'first' | 'second'
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
  const { writing, undecidedGroups, round, due, report, onGoTo } = props
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const [asked, setAsked] = useState<'sign' | 'second'>()
  const missing = missingIn(writing.document, { service: writing.service, undecidedGroups })
  const isSecondDue = due.second && round === 'first'
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
        <MissingAndDue {...{ missing, due, isSecondDue, onGoTo }} />
        {!writing.isReadOnly && (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
            <Button variant="contained" onClick={() => ask('sign')}>
              {t(isSecondDue ? 'preview.toSecond' : 'preview.sign')}
              <Kbd aria-hidden>Ctrl ⏎</Kbd>
            </Button>
            {round === 'first' && !isSecondDue && (
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
  onGoTo: (missing: Missing) => void
}) {
  const { missing, due, isSecondDue, onGoTo } = props
  const { t } = useTranslation('ecgConclusion')
  const why = due.why.map((reason) => t(`preview.why.${reason}`)).join(t('preview.join'))
  return (
    <>
      <MissingList missing={missing} onGoTo={onGoTo} />
      {isSecondDue && <Notice tone="info">{t('preview.secondDue', { why })}</Notice>}
      {due.async && <Notice tone="info">{t('preview.asyncDue', { why })}</Notice>}
    </>
  )
}

/** Opens the signature by Ctrl+Enter, before the keys of the page see it; a key held down does it once. */
function useSignKey(sign: () => void): void {
  const act = useEventCallback(sign)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && event.key === 'Enter'
      if (!isAsked || event.repeat || event.isComposing || event.defaultPrevented) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [act])
}
