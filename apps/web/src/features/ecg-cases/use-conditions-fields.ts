import { PatientState, RecordingPosture } from '@systole/domain/ecg-recordings/conditions'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftField } from '../../drafts/draft-fields.ts'
import { CONDITION_TEXTS, type ConditionsForm } from './conditions-form.ts'

/** Returns functions that name a stated posture and state; empty if none is stated. */
export function useConditionWords() {
  const { t } = useTranslation('ecg')
  const posture = (value: string) => {
    const known = RecordingPosture.safeParse(value)
    return known.success ? t(`recording.postures.${known.data}`) : ''
  }
  const state = (value: string) => {
    const known = PatientState.safeParse(value)
    return known.success ? t(`recording.states.${known.data}`) : ''
  }
  return { posture, state }
}

/** Returns the fields of the conditions for comparing two drafts. */
export function useConditionsFields(): readonly DraftField<ConditionsForm>[] {
  const { t } = useTranslation('ecg')
  const words = useConditionWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(
    () => [
      {
        id: 'posture',
        label: t('recording.posture'),
        show: ({ posture }) => words.posture(posture),
        copy: ({ posture }, to) => ({ ...to, posture }),
      },
      {
        id: 'state',
        label: t('recording.state'),
        show: ({ state }) => words.state(state),
        copy: ({ state }, to) => ({ ...to, state }),
      },
      ...CONDITION_TEXTS.map(
        (name): DraftField<ConditionsForm> => ({
          id: name,
          label: t(`recording.${name}`),
          show: (form) => form[name],
          copy: (from, to) => ({ ...to, [name]: from[name] }),
        }),
      ),
    ],
    [t],
  )
}
