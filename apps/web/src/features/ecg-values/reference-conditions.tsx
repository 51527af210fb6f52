import {
  compareWithReference,
  type RecordingConditions,
} from '@systole/domain/ecg-recordings/conditions'
import { useTranslation } from 'react-i18next'

/** Says for what the references are, and where the recording was made otherwise. E31. */
export function ReferenceConditions({ conditions = {} }: { conditions?: RecordingConditions }) {
  const { t } = useTranslation('ecg')
  const { posture = 'unknown', state = 'unknown' } = conditions
  const compared = compareWithReference(conditions)
  if (compared === 'same') return <p>{t('values.conditions')}</p>
  if (compared === 'unknown') return <p>{t('values.conditionsUnknown')}</p>
  const recorded = [
    ...(state === 'unknown' ? [] : [t(`recording.states.${state}`)]),
    ...(posture === 'unknown' ? [] : [t(`recording.postures.${posture}`)]),
  ].join(' · ')
  return <p>{t('values.conditionsDiffer', { recorded })}</p>
}
