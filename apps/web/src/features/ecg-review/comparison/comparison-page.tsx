import { diffReviews } from '@systole/domain/ecg-reviews/diff-reviews'
import { missingInReview } from '@systole/domain/ecg-reviews/step-state'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writingOf } from '../diagnosis/writing-of.ts'
import { MissingList } from '../preview/missing-list.tsx'
import type { ReviewStepProps } from '../step-props.ts'
import { ComparedBeats } from './compared-beats.tsx'
import { ComparedCard, ComparedFrame } from './compared-frame.ts'
import { comparedFields, ReviewComparison } from './comparison.tsx'
import { ReviewReason } from './review-reason.tsx'

/** Compares the first document with the own one: why, how much, the beats, the fields. Handbook 5.7. */
export function ComparisonPage({ of, footer }: { of: ReviewStepProps; footer: ReactNode }) {
  const { loaded, mode, goToStep } = of
  const { t } = useTranslation('ecgConclusion')
  const [beats, setBeats] = useState<number>()
  const writing = writingOf(of)
  const { first, firstReviewer, undecidedGroups } = loaded.onServer
  const differences = first ? diffReviews(first, writing.document, writing.service) : []
  const counts = {
    fields: differences.filter(({ changed }) => changed).length,
    alike: comparedFields(writing.service).length - differences.length,
    beats,
  }
  const missing = missingInReview(writing.document, { service: writing.service, undecidedGroups })
  const isOpen = mode === 'second' && !writing.isReadOnly
  return (
    <ComparedFrame>
      <div data-sheet tabIndex={-1}>
        <ReviewReason loaded={loaded} counts={counts} />
        <ComparedBeats loaded={loaded} onCount={setBeats} />
        {first && (
          <ReviewComparison
            {...{ writing, first, firstReviewer, differences }}
            round={mode === 'async' ? 'async' : 'second'}
            beats={loaded.recording?.beats}
            onStep={goToStep}
          />
        )}
        {isOpen && missing.length > 0 && (
          <ComparedCard aria-labelledby="compared-missing">
            <header>
              <h3 id="compared-missing" tabIndex={-1}>
                {t('preview.missing')}
              </h3>
            </header>
            <div data-body>
              <MissingList missing={missing} onGoTo={({ step }) => goToStep(step)} />
            </div>
          </ComparedCard>
        )}
      </div>
      <footer>{footer}</footer>
    </ComparedFrame>
  )
}
