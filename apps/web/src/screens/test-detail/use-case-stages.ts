import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseAddress } from '@systole/contract/pages'
import { modeOf } from '@systole/domain/cases/case'
import { CASE_STAGES, type CaseStage, mayOpen } from '@systole/domain/cases/case-progress'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { fileCountOf, progressOf } from '../../features/cases/case-view.ts'
import { useClinicalWords } from '../../features/clinical/use-clinical-words.ts'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import { isRunning } from '../../features/uploads/queue/upload-store.ts'
import { useUploads } from '../../features/uploads/queue/use-uploads.ts'
import { useSession } from '../../session/session-context.tsx'
import type { Stage } from '../../ui/layout/stage-nav.tsx'
import { usePrices } from '../use-prices.ts'
import { stageAddress } from './use-stage-go.ts'

/** Returns the four stages with one line each: their content, or what they still lack (experience S6). */
export function useCaseStages(props: {
  consult: Case
  address: CaseAddress
  current: CaseStage
}): Stage[] {
  const { consult, address, current } = props
  const { t } = useTranslation('cases')
  const { stage: reached, missing } = progressOf(consult)
  const notes = useStageNotes(consult)
  const holds = {
    clinical: consult.clinical_input !== null,
    questions: consult.question_session !== null,
    inspection: fileCountOf(consult) > 0,
    payment: consult.payment !== 'none',
  }
  return CASE_STAGES.map((stage): Stage => {
    const open = mayOpen(stage, reached)
    const lacks = stage === 'inspection' && missing.length > 0
    return {
      id: stage,
      name: t(`detail.stages.${stage}`),
      note: notes[stage],
      noteTone: lacks && open ? 'warn' : 'plain',
      state: stateOf(stage, current, reached, holds),
      ...(open && stage !== current && { href: stageAddress(address, stage) }),
    }
  })
}

function stateOf(
  stage: CaseStage,
  current: CaseStage,
  reached: CaseStage,
  holds: Record<CaseStage, boolean>,
): Stage['state'] {
  if (stage === current) return 'current'
  if (CASE_STAGES.indexOf(stage) < CASE_STAGES.indexOf(reached)) return 'done'
  return holds[stage] ? 'begun' : 'todo'
}

/** Returns each stage's content, or what it still lacks. */
export function useStageNotes(consult: Case): Record<CaseStage, string> {
  const { stage: reached, missing } = progressOf(consult)
  const { t } = useTranslation(['cases', 'clinical', 'questions'])
  const clinical = useClinicalWords()
  const questions = useQuestionWords()
  const prices = usePrices()
  const { clinical_input: input, question_session: session } = consult
  const mode = modeOf(consult)
  const price = mode && prices.texts[mode]
  const count = fileCountOf(consult)
  const lacking = useLackingNote(consult, missing)
  const files = count > 0 ? t('detail.files', { count }) : t('detail.filesNone')
  return {
    clinical: (input && clinical.summary(input)) || t('clinical:summary.todo'),
    questions: session ? questions.summary(session) : t('questions:summary.todo'),
    inspection: missing.length > 0 ? lacking : files,
    payment: paymentNote(t, price, reached === 'payment'),
  }
}

function paymentNote(
  t: TFunction<['cases', 'clinical', 'questions']>,
  price: string | undefined,
  isComplete: boolean,
): string {
  if (!price) return t('detail.paymentUnpriced')
  return isComplete ? t('detail.paymentReady', { price }) : t('detail.payment', { price })
}

/** Returns "Echo required", or "Echo still uploading" if everything missing is being uploaded. */
function useLackingNote(consult: Case, missing: readonly FileKind[]): string {
  const { t } = useTranslation(['cases', 'uploads'])
  const questions = useQuestionWords()
  const uploads = useUploads(consult.caseId, useSession().uid).filter(isRunning)
  const coming = missing.every((kind) => uploads.some((upload) => upload.kind === kind))
  const files = questions.kinds(missing)
  return coming ? t('uploads:still.stage', { files }) : t('detail.filesMissing', { files })
}
