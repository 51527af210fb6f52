import { BreathingSound, type ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioField } from '../../ui/form/radio-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { clinicalFieldId } from './clinical-field-id.ts'

const OTHERS_MAX = 500

/** Renders the breathing sound; the text counts only with "others" and is sent empty otherwise (CLIN-1). */
export const BreathingSoundField = memo(function BreathingSoundField(props: {
  value: ClinicalInput['breathingSound']
  error: string | undefined
  textError: string | undefined
  /** The value at the case this one follows. */
  earlier: string
  onSound: (sound: BreathingSound) => void
  onText: (text: string) => void
}) {
  const { value, error, textError, earlier } = props
  const { t } = useTranslation('clinical')
  return (
    <div style={{ maxWidth: 560 }}>
      <RadioField
        id={clinicalFieldId('breathingSound')}
        label={t('breathingSound.label')}
        hint={earlier}
        required
        error={error}
        value={value.breathingSoundKind}
        onChange={props.onSound}
        options={BreathingSound.options.map((sound) => ({
          value: sound,
          label: t(`breathingSound.${sound}`),
        }))}
      />
      <TextField
        id={clinicalFieldId('breathingSoundOthers')}
        label={t('breathingSound.othersText')}
        hideLabel
        placeholder={t('breathingSound.othersText')}
        error={textError}
        value={value.otherBreathingSound}
        disabled={value.breathingSoundKind !== 'others'}
        onChange={(event) => props.onText(event.target.value)}
        inputProps={{ maxLength: OTHERS_MAX }}
      />
    </div>
  )
})
