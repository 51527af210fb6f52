import { styled } from '@mui/material/styles'
import {
  CONDITION_TEXT_MAX,
  PatientState,
  RecordingPosture,
  type RequiredCondition,
} from '@systole/domain/ecg-recordings/conditions'
import { useTranslation } from 'react-i18next'
import { RadioField } from '../../ui/form/radio-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { ConditionsForm } from './conditions-form.ts'

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 24px',
  alignItems: 'start',
  '& .wide': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

export const conditionFieldId = (name: RequiredCondition) => `recording-${name}`

/** Renders the conditions of a recording: posture and state, then what else a reader wants to know. SPEC E31. */
export function ConditionsFields(props: {
  form: ConditionsForm
  refused: readonly RequiredCondition[]
  onChange: (change: Partial<ConditionsForm>) => void
}) {
  const { form, refused, onChange } = props
  const { t } = useTranslation('ecg')
  const errorOf = (name: RequiredCondition) =>
    refused.includes(name) ? t(`recording.missing.${name}`) : undefined
  return (
    <Fields>
      <SelectField
        id={conditionFieldId('posture')}
        required
        label={t('recording.posture')}
        value={form.posture}
        error={errorOf('posture')}
        placeholder={t('recording.choose')}
        options={RecordingPosture.options.map((value) => ({
          value,
          label: t(`recording.postures.${value}`),
        }))}
        onChange={({ target }) => onChange({ posture: target.value })}
      />
      <RadioField
        id={conditionFieldId('state')}
        required
        label={t('recording.state')}
        value={PatientState.safeParse(form.state).data ?? ''}
        error={errorOf('state')}
        onChange={(state) => onChange({ state })}
        options={PatientState.options.map((value) => ({
          value,
          label: t(`recording.states.${value}`),
        }))}
      />
      <div className="wide">
        <TextField
          multiline
          rows={2}
          label={t('recording.reason')}
          hint={t('recording.reasonHint')}
          maxLength={CONDITION_TEXT_MAX}
          value={form.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </div>
      <TextField
        label={t('recording.drugs')}
        hint={t('recording.drugsHint')}
        maxLength={CONDITION_TEXT_MAX}
        value={form.drugs}
        onChange={({ target }) => onChange({ drugs: target.value })}
      />
      <TextField
        label={t('recording.electrodes')}
        hint={t('recording.electrodesHint')}
        maxLength={CONDITION_TEXT_MAX}
        value={form.electrodes}
        onChange={({ target }) => onChange({ electrodes: target.value })}
      />
      <TextField
        label={t('recording.device')}
        maxLength={CONDITION_TEXT_MAX}
        value={form.device}
        onChange={({ target }) => onChange({ device: target.value })}
      />
    </Fields>
  )
}
