import { REVIEW_STEPS, type ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { lazyWithPreload, type PreloadableComponent } from '../../ui/lazy/lazy-with-preload.tsx'
import type { ReviewStepProps } from './step-props.ts'

type Part = PreloadableComponent<ReviewStepProps>

/** A step of the review: its form and what is shown first below the strip. */
export type ReviewStepView = {
  form: Part
  /** Below the strip; without one the strip has the whole height. */
  panel?: Part
  /** `form`: strip and panel give way to the form. By default all are side by side. */
  layout?: 'form'
}

const part = lazyWithPreload<ReviewStepProps>

const median = async () => (await import('./median/median-panel.tsx')).MedianPanel
const conclusion = () => import('./conclusion-forms.tsx')

/** The views of the steps that exist. */
const VIEWS: Readonly<Partial<Record<ReviewStep, ReviewStepView>>> = {
  heart_rate: {
    form: part(async () => (await import('./steps/heart-rate-step.tsx')).HeartRateForm),
    panel: part(async () => (await import('./steps/heart-rate-step.tsx')).HeartRatePanel),
  },
  rhythm: {
    form: part(async () => (await import('./steps/rhythm-step.tsx')).RhythmForm),
    panel: part(async () => (await import('./steps/rhythm-step.tsx')).RhythmPanel),
  },
  p_wave: {
    form: part(async () => (await import('./steps/wave-steps.tsx')).PWaveForm),
    panel: part(median),
  },
  qrs: {
    form: part(async () => (await import('./steps/wave-steps.tsx')).QrsForm),
    panel: part(median),
  },
  p_qrs: {
    form: part(async () => (await import('./steps/p-qrs-step.tsx')).PQrsForm),
    panel: part(async () => (await import('./steps/p-qrs-step.tsx')).PQrsPanel),
  },
  t_wave: {
    form: part(async () => (await import('./steps/wave-steps.tsx')).TWaveForm),
    panel: part(median),
  },
  ectopic: {
    form: part(async () => (await import('./steps/ectopic-step.tsx')).EctopicForm),
    panel: part(async () => (await import('./steps/ectopic-step.tsx')).EctopicPanel),
  },
  diagnosis: { form: part(async () => (await conclusion()).DiagnosisForm) },
  interpretation: { form: part(async () => (await conclusion()).InterpretationForm) },
  evaluation: { form: part(async () => (await conclusion()).EvaluationForm) },
  notes: { form: part(async () => (await conclusion()).NotesForm), layout: 'form' },
  preview: { form: part(async () => (await conclusion()).PreviewForm), layout: 'form' },
  completed: { form: part(async () => (await conclusion()).CompletedForm), layout: 'form' },
}

/** Proposals of the rules, beside the steps before the diagnosis. */
export const StepProposals = part(
  async () => (await import('./diagnosis/step-proposals.tsx')).StepProposals,
)

/** Returns whether a step answers what was measured; later ones conclude from it. */
export function isMeasuring(step: ReviewStep): boolean {
  return REVIEW_STEPS.indexOf(step) < REVIEW_STEPS.indexOf('diagnosis')
}

/** The steps that have a view, in their order. */
export const SHOWN_STEPS = REVIEW_STEPS.filter((step) => VIEWS[step] !== undefined)

export function viewOf(step: ReviewStep): ReviewStepView | undefined {
  return VIEWS[step]
}
