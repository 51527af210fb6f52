import { paths } from '@systole/contract/pages'
import type { EcgReview, MovedBounds } from '@systole/domain/ecg-reviews/ecg-review'
import { markAllNormal, openQuestions } from '@systole/domain/ecg-reviews/mark-all-normal'
import { hasNothingToMeasure } from '@systole/domain/ecg-reviews/not-applicable'
import {
  REVIEW_FIELDS,
  type ReviewField,
  type ReviewValue,
  readField,
} from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import {
  answerField,
  type ReviewAuthor,
  reviewAuthor,
  sourceOf,
} from '@systole/domain/ecg-reviews/review-sources'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { stepState } from '@systole/domain/ecg-reviews/step-state'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTENT_ID, SkipLink } from '../../shell/skip-link.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { EvidenceBar } from './frame/evidence-bar.tsx'
import { ReviewFrame } from './frame/review-frame.ts'
import { ReviewHeader } from './frame/review-header.tsx'
import { ReviewKeysDialog } from './frame/review-keys-dialog.tsx'
import { StepForm } from './frame/step-form.tsx'
import { type StepMark, StepRail } from './frame/step-rail.tsx'
import { StepSelect } from './frame/step-select.tsx'
import { useReviewKeys } from './frame/use-review-keys.ts'
import { useStepsInSelect } from './frame/use-steps-in-select.ts'
import type { LoadedReview } from './loaded-review.ts'
import type { KeptReview, ReviewSession } from './session/review-session.ts'
import type { ReviewStepProps } from './step-props.ts'
import { isMeasuring, SHOWN_STEPS, StepProposals, viewOf } from './steps.ts'
import { StripPanel } from './strip/strip-panel.tsx'
import { useStepPlaces } from './strip/use-step-places.ts'
import { useStripControl } from './strip/use-strip-control.ts'

type Props = {
  loaded: LoadedReview
  session: ReviewSession
  kept: KeptReview
  step: ReviewStep
  onStep: (step: ReviewStep) => void
  isEditable: boolean
  isNight: boolean
  onNight: () => void
  service: string
  timeLeft: ReactNode
  saved: string
  notices: ReactNode
}

/** Renders the review of an ECG: its steps, the strip at the place in question, and the form of the step. Handbook 5.4. */
export function ReviewWizard(props: Props) {
  const { loaded, step, onStep, isEditable, session } = props
  const { t } = useTranslation('ecgReview')
  const [isListed, setListed] = useState(false)
  const choose = useRef<((key: string) => void) | null>(null)
  const of = useStepProps(props)
  const { round } = loaded.onServer
  const go = (by: 1 | -1) => {
    const next = SHOWN_STEPS[SHOWN_STEPS.indexOf(step) + by]
    if (next) onStep(next)
  }
  useReviewKeys({
    strip: isComparison(step, round) ? undefined : of.strip,
    onStep: go,
    onMain: () => step !== 'preview' && go(1), // there it signs
    onChoose: (key) => isEditable && choose.current?.(key),
    onSave: () => void session.saveNow(),
    onList: () => setListed(true),
  })
  const Comparison = isComparison(step, round) ? viewOf(step)?.form : undefined
  return (
    <ReviewFrame>
      <SkipLink />
      <ReviewHeader
        {...props}
        consult={loaded.consult}
        round={round}
        onKeys={() => setListed(true)}
        onPreview={viewOf('preview') && step !== 'preview' ? () => onStep('preview') : undefined}
      />
      <section aria-label={t('notices')}>{props.notices}</section>
      {Comparison ? (
        <main id={CONTENT_ID} tabIndex={-1} data-compared>
          <Comparison {...of} />
        </main>
      ) : (
        <Steps {...{ of, onStep, choose }} />
      )}
      {isListed && <ReviewKeysDialog onClose={() => setListed(false)} />}
    </ReviewFrame>
  )
}

/** Renders the list of steps, the strip with its panel, and the form of the step. */
function Steps(props: {
  of: ReviewStepProps
  onStep: Props['onStep']
  choose: RefObject<((key: string) => void) | null>
}) {
  const { of, onStep, choose } = props
  const { step, document, isEditable, loaded } = of
  const { service, caseId } = loaded.consult
  const { undecidedGroups, state, round } = loaded.onServer
  const inSelect = useStepsInSelect()
  const normal = useAllNormal(of)
  const view = viewOf(step)
  const Form = view?.form
  const markOf = (each: ReviewStep): StepMark =>
    stepState(each, document, { service, undecidedGroups, isSigned: state === 'submitted' })
  return (
    <main id={CONTENT_ID} tabIndex={-1} {...(view?.layout === 'form' && { 'data-form': '' })}>
      {!inSelect && (
        <StepRail
          steps={SHOWN_STEPS}
          current={step}
          document={document}
          markOf={markOf}
          hrefOf={(each) => paths.ecgReview({ caseId, mode: round, step: each })}
          onStep={onStep}
          onAllNormal={isEditable && round === 'first' ? normal : undefined}
        />
      )}
      {view?.layout !== 'form' && <Stage of={of} />}
      <div
        style={{
          display: 'grid',
          minHeight: 0,
          gridTemplateRows: inSelect ? 'auto 1fr' : 'minmax(0, 1fr)',
        }}
      >
        {inSelect && (
          <StepSelect steps={SHOWN_STEPS} current={step} markOf={markOf} onStep={onStep} />
        )}
        <StepForm of={of} steps={SHOWN_STEPS} chooseRef={choose}>
          {Form && <Form key={step} {...of} />}
          {isMeasuring(step) && <StepProposals key={`${step} proposals`} {...of} />}
        </StepForm>
      </div>
    </main>
  )
}

/** Returns whether the step is a page of its own: the comparison with the document that the round reads. */
export function isComparison(step: ReviewStep, round: ReviewRound): boolean {
  return step === 'preview' && round !== 'first'
}

/** Shows the strip with what the step shows below it, and the evidence. */
function Stage({ of }: { of: ReviewStepProps }) {
  const { loaded, step, goToPlace, strip, isNight, isEditable, answer } = of
  const { recording, onServer } = loaded
  const Panel = viewOf(step)?.panel
  const lines = useStepEvidence(onServer.evidence, step)
  if (!recording) return <div data-stage />
  return (
    <div data-stage {...(!Panel && { 'data-strip-only': '' })}>
      <StripPanel
        {...{ strip, isNight, isEditable, answer, step, recording }}
        measuredLead={loaded.measured?.lead}
      />
      {Panel && (
        <div data-panel>
          <Panel key={step} {...of} />
        </div>
      )}
      {isMeasuring(step) && (
        <EvidenceBar lines={lines} filter={recording.filter} goToPlace={goToPlace} />
      )}
    </div>
  )
}

function useStepEvidence(evidence: LoadedReview['onServer']['evidence'], step: ReviewStep) {
  return useMemo(
    () => evidence.filter(({ field }) => REVIEW_FIELDS[field]?.step === step),
    [evidence, step],
  )
}

/** Returns the props of the current step. */
function useStepProps(props: Props): ReviewStepProps {
  const { loaded, kept, session, step, onStep, isEditable, isNight } = props
  const lines = useStepEvidence(loaded.onServer.evidence, step)
  const { recording } = loaded
  const places = useStepPlaces({ loaded, document: kept.document, step }, lines)
  const strip = useStripControl(recording, places, step)
  const author = () => authorNow(loaded)
  return {
    ...{ step, loaded, session, strip, isEditable, isNight },
    document: kept.document,
    mode: loaded.onServer.round,
    change: useEventCallback(
      (edit: (review: EcgReview) => EcgReview) => isEditable && session.edit(edit),
    ),
    answer: useEventCallback(
      (field: ReviewField, value: ReviewValue<ReviewField>, bounds?: MovedBounds) =>
        isEditable &&
        session.edit((review) => answerField(review, field, { value, bounds, ...author() })),
    ) as ReviewStepProps['answer'],
    accept: useEventCallback(
      (field: ReviewField) =>
        isEditable &&
        session.edit((review) => {
          const value = readField(review, field)
          if (value === null || hasNothingToMeasure(review, field)) return review
          const bounds = sourceOf(review, field)?.bounds
          return answerField(review, field as ReviewField, { value, bounds, ...author() })
        }),
    ),
    goToPlace: strip.goToPlace,
    goToStep: onStep,
  }
}

function authorNow({ ownUid: uid }: LoadedReview): ReviewAuthor {
  return reviewAuthor({ by: 'reviewer', uid }, new Date())
}

/** Returns what "Mark all normal" does. */
function useAllNormal({ document, change, loaded }: ReviewStepProps): () => void {
  const { t } = useTranslation('ecgReview')
  const { service } = loaded.consult
  return () => {
    const count = openQuestions(document, service).length
    if (count === 0) return toast(t('rail.normalNone'), 'info')
    change((review) => markAllNormal(review, service, authorNow(loaded)))
    toast(t('rail.normalDone', { count }), 'success')
  }
}
