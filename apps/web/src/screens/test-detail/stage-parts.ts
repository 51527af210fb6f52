import type { CaseStage } from '@systole/domain/cases/case-progress'
import { useEffect } from 'react'
import { fetchedAhead } from '../../ui/fetched-ahead.tsx'
import { whenIdle } from '../../ui/when-idle.ts'

export const ClinicalStage = fetchedAhead(
  async () => (await import('../../features/clinical/clinical-stage.tsx')).ClinicalStage,
)
export const QuestionStage = fetchedAhead(
  async () => (await import('../../features/questions/question-stage.tsx')).QuestionStage,
)
export const InspectionPart = fetchedAhead(
  async () => (await import('./inspection-part.tsx')).InspectionPart,
)
export const SentCase = fetchedAhead(async () => (await import('./sent-case.tsx')).SentCase)

const PART = {
  clinical: ClinicalStage,
  questions: QuestionStage,
  inspection: InspectionPart,
  payment: InspectionPart,
} satisfies Record<CaseStage, unknown>

const NEXT = {
  clinical: QuestionStage,
  questions: InspectionPart,
} satisfies Partial<Record<CaseStage, unknown>>

/** Begins with what the address asks for while the case itself is still on its way. */
export function usePartFetched(part: CaseStage | 'sent'): void {
  useEffect(() => (part === 'sent' ? SentCase : PART[part]).fetch(), [part])
}

/** Brings the stage that Next leads to once nothing else is to be done. */
export function useNextStageFetched(stage: CaseStage): void {
  useEffect(() => {
    if (stage === 'clinical' || stage === 'questions') return whenIdle(NEXT[stage].fetch)
  }, [stage])
}
