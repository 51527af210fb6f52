import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/text-field.tsx'
import { AxisField } from '../fields/axis-field.tsx'
import { PMorphologyField, QrsMorphologyField } from '../fields/morphology-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { useFieldWords } from '../fields/use-field-words.ts'
import type { ReviewStepProps } from '../step-props.ts'

/** Returns the name of a field with the lead that it was read in. */
function useNameInLead({ loaded }: ReviewStepProps) {
  const { t } = useTranslation('ecgReview')
  const words = useFieldWords()
  const lead = loaded.measured?.lead
  return (field: Parameters<typeof words.name>[0]) =>
    lead ? t('field.inLead', { field: words.name(field), lead }) : words.name(field)
}

/** Height, duration and shape of the P wave. */
export function PWaveForm(props: ReviewStepProps) {
  const nameOf = useNameInLead(props)
  return (
    <>
      <NumberField {...props} field="p_wave.height" name={nameOf('p_wave.height')} />
      <NumberField {...props} field="p_wave.duration" />
      <PMorphologyField {...props} />
    </>
  )
}

/** Height, duration and shape of the QRS, and its axis with six leads. */
export function QrsForm(props: ReviewStepProps) {
  const { document, answer, isEditable } = props
  const nameOf = useNameInLead(props)
  const words = useFieldWords()
  return (
    <>
      <NumberField {...props} field="qrs.r_height" name={nameOf('qrs.r_height')} />
      <NumberField {...props} field="qrs.duration" />
      <QrsMorphologyField {...props} />
      <div style={{ padding: '10px 0' }}>
        <TextField
          label={words.name('qrs.morphology_text')}
          value={document.qrs.morphology_text}
          readOnly={!isEditable}
          maxLength={200}
          onChange={({ target }) => answer('qrs.morphology_text', target.value)}
        />
      </div>
      <AxisField {...props} />
    </>
  )
}

/** QT and the height of the T wave. */
export function TWaveForm(props: ReviewStepProps) {
  const nameOf = useNameInLead(props)
  return (
    <>
      <NumberField {...props} field="t_wave.qt" />
      <NumberField {...props} field="t_wave.height" name={nameOf('t_wave.height')} />
    </>
  )
}
