import type { CaseStage } from '@systole/domain/cases/case-progress'
import { useEffect } from 'react'
import { addTexts } from '../../i18n/i18n.ts'
import { usePointerApproach } from '../../ui/hooks/use-pointer-approach.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

export const ClinicalStage = lazyWithPreload(
  async () => (await import('../../features/clinical/clinical-stage.tsx')).ClinicalStage,
)
export const QuestionPart = lazyWithPreload(
  async () => (await import('./question-part.tsx')).QuestionPart,
)
export const InspectionPart = lazyWithPreload(
  async () => (await import('./inspection-part.tsx')).InspectionPart,
)
export const SentCase = lazyWithPreload(async () => (await import('./sent-case.tsx')).SentCase)
export const EcgCase = lazyWithPreload(async () => {
  const [{ EcgCase: loaded }] = await Promise.all([import('./ecg-case.tsx'), addTexts('viewers')])
  return loaded
})
export const SentEcgCase = lazyWithPreload(async () => {
  const [{ SentEcgCase: loaded }] = await Promise.all([
    import('./sent-ecg-case.tsx'),
    addTexts('viewers'),
  ])
  return loaded
})

const PART = {
  clinical: ClinicalStage,
  questions: QuestionPart,
  inspection: InspectionPart,
  payment: InspectionPart,
} satisfies Record<CaseStage, unknown>

const NEXT = {
  clinical: QuestionPart,
  questions: InspectionPart,
} satisfies Partial<Record<CaseStage, unknown>>

/** Loads the part that the address asks for while the case itself is loading. */
export function usePartFetched(part: CaseStage | 'sent'): void {
  useEffect(() => bring(part === 'sent' ? SentCase : PART[part]), [part])
}

/** Loads the stage of Next shortly before it is pressed. */
export function useNextStageFetched(stage: CaseStage): void {
  usePointerApproach('[data-next]', () => {
    if (stage === 'clinical' || stage === 'questions') bring(NEXT[stage])
  })
}

/** Loads a part; after a failure it is requested again when it is rendered. */
function bring(part: { fetch: () => Promise<unknown> }): void {
  part.fetch().catch(() => undefined)
}
