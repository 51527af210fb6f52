import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseAddress } from '@systole/contract/pages'
import { ECG_STAGES, type EcgStage, ecgProgress } from '@systole/domain/ecg-cases/ecg-progress'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileCountOf, uploadedKindsOf } from '../../features/cases/case-view.ts'
import { useConditionWords } from '../../features/ecg-cases/use-conditions-fields.ts'
import type { Stage } from '../../ui/layout/stage-nav.tsx'
import { addressOfStage } from './use-stage-go.ts'

/** Returns the first stage of an ECG case that is not complete. */
function reachedIn(consult: Case): EcgStage {
  return ecgProgress({
    uploaded: uploadedKindsOf(consult),
    conditions: consult.extraInfo.recording,
  })
}

/** Returns the stage shown: that of the address, or the one that the case had reached when it was opened. */
export function useEcgStage(consult: Case, address: CaseAddress): EcgStage {
  const [opened] = useState(() => ecgStageOf(consult, address))
  return address.stage === undefined ? opened : ecgStageOf(consult, address)
}

/** Returns the stage of the address if it may be opened, else the last one that may. */
function ecgStageOf(consult: Case, { stage }: CaseAddress): EcgStage {
  const reached = reachedIn(consult)
  const asked = stage === undefined ? undefined : ECG_STAGES[stage - 1]
  if (asked && ECG_STAGES.indexOf(asked) <= ECG_STAGES.indexOf(reached)) return asked
  return reached === 'send' ? 'conditions' : reached
}

/** Returns the stages of an ECG case with one line each: their content, or what they still lack. */
export function useEcgStages(props: {
  consult: Case
  address: CaseAddress
  current: EcgStage
}): Stage[] {
  const { consult, address, current } = props
  const { t } = useTranslation(['ecgCase', 'cases'])
  const words = useConditionWords()
  const reached = reachedIn(consult)
  const { posture = '', state = '' } = consult.extraInfo.recording ?? {}
  const count = fileCountOf(consult)
  const conditions = [words.posture(posture), words.state(state)].filter(Boolean)
  const notes: Record<EcgStage, string> = {
    recording: count > 0 ? t('cases:detail.files', { count }) : t('recording.missing'),
    conditions: conditions.join(t('cases:detail.factSeparator')) || t('conditions.missing'),
    send: reached === 'send' ? t('send.ready') : t('send.note'),
  }
  return ECG_STAGES.map((stage): Stage => {
    const isOpen = ECG_STAGES.indexOf(stage) <= ECG_STAGES.indexOf(reached)
    const isDone = ECG_STAGES.indexOf(stage) < ECG_STAGES.indexOf(reached)
    const before = isDone ? 'done' : 'todo'
    return {
      id: stage,
      name: t(`cases:detail.stages.${stage}`),
      note: notes[stage],
      noteTone: 'plain',
      state: stage === current ? 'current' : before,
      ...(isOpen && stage !== current && { href: addressOfStage(address, stage, ECG_STAGES) }),
    }
  })
}
