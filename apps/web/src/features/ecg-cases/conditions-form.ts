import type { Case } from '@systole/contract/cases/wire-case'
import {
  CONDITION_TEXT_MAX,
  PatientState,
  type RecordingConditions,
  RecordingPosture,
} from '@systole/domain/ecg-recordings/conditions'

/** The texts that a clinic may add, in the order of the form. */
export const CONDITION_TEXTS = ['reason', 'drugs', 'electrodes', 'device'] as const
export type ConditionText = (typeof CONDITION_TEXTS)[number]

/** The conditions as typed; an empty string is not stated. */
export type ConditionsForm = { posture: string; state: string } & Record<ConditionText, string>

export function emptyConditions(): ConditionsForm {
  return { posture: '', state: '', reason: '', drugs: '', electrodes: '', device: '' }
}

export function formOfCase({ extraInfo }: Pick<Case, 'extraInfo'>): ConditionsForm {
  const { posture = '', state = '', reason = '', drugs = '' } = extraInfo.recording ?? {}
  const { electrodes = '', device = '' } = extraInfo.recording ?? {}
  return { posture, state, reason, drugs, electrodes, device }
}

/** Returns the stated conditions of a form, as they are sent. */
export function statedConditionsOf({
  posture,
  state,
  ...texts
}: ConditionsForm): RecordingConditions {
  const stated = CONDITION_TEXTS.flatMap((name) => {
    const text = texts[name].trim().slice(0, CONDITION_TEXT_MAX)
    return text === '' ? [] : [[name, text] as const]
  })
  const known = {
    posture: RecordingPosture.safeParse(posture),
    state: PatientState.safeParse(state),
  }
  return {
    ...(known.posture.success && { posture: known.posture.data }),
    ...(known.state.success && { state: known.state.data }),
    ...Object.fromEntries(stated),
  }
}
