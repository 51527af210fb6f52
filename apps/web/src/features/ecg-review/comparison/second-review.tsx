import { missingInReview } from '@systole/domain/ecg-reviews/step-state'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { ReviewPreviewDialog } from '../preview/review-preview-dialog.tsx'
import { ReviewSurroundings } from '../preview/review-surroundings.ts'
import { useSignKey } from '../preview/use-sign-key.ts'
import { SignReviewDialog } from '../signing/sign-review-dialog.tsx'
import { setSignature } from '../signing/signatures.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { ComparisonPage } from './comparison-page.tsx'

/** Compares the second review with the first one, and accepts, sends back or declines. Handbook 5.7. */
export function SecondReview({ of }: { of: ReviewStepProps }) {
  return <ComparisonPage of={of} footer={<SecondFooter of={of} />} />
}

function SecondFooter({ of }: { of: ReviewStepProps }) {
  const { loaded, session, goToStep, isEditable, document: review } = of
  const { t } = useTranslation('ecgConclusion')
  const { onChanged, holderActions } = use(ReviewSurroundings)
  const [asked, setAsked] = useState<'sign' | 'preview'>()
  const { service, caseId } = loaded.consult
  const { undecidedGroups, needsProof } = loaded.onServer
  const missing = missingInReview(review, { service, undecidedGroups })
  const accept = () => {
    if (missing.length === 0) setAsked('sign')
    else document.getElementById('compared-missing')?.focus()
  }
  useSignKey(() => {
    if (isEditable && asked === undefined) accept()
  })
  return (
    <>
      {isEditable && holderActions}
      <span data-gap />
      <Button size="small" variant="outlined" onClick={() => setAsked('preview')}>
        {t('compare.preview')}
      </Button>
      {isEditable && (
        <>
          <small>{missing.length > 0 ? t('preview.waitsFirst') : t('compare.becomesRecord')}</small>
          <Button size="small" variant="contained" onClick={accept}>
            {t('compare.accept')} <Kbd aria-hidden>Ctrl ⏎</Kbd>
          </Button>
        </>
      )}
      {asked === 'preview' && <ReviewPreviewDialog of={of} onClose={() => setAsked(undefined)} />}
      {asked === 'sign' && (
        <SignReviewDialog
          {...{ caseId, needsProof }}
          is="sign"
          isSecondDue={false}
          prepare={async () =>
            (await session.saveNow()) ? session.state.get().version : undefined
          }
          onUnread={() => {
            void session.readAgain()
            void queryClient.invalidateQueries({ queryKey: ['ecg'] })
          }}
          onSigned={(signed) => {
            setSignature(caseId, signed)
            goToStep('completed')
            onChanged()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
