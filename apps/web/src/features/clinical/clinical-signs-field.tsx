import { styled } from '@mui/material/styles'
import {
  CLINICAL_SIGNS,
  type ClinicalInput,
  SYMPTOM_KINDS,
  type SymptomKind,
} from '@systole/domain/clinical/clinical-input'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { ChoiceFrame } from '../../ui/form/choice-frame.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { clinicalFieldId } from './clinical-field-id.ts'

const NONE = 'noClinicalSigns'
const LOCKED_ID = 'clinical-signs-locked'

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Rule = styled('div')(({ theme }) => ({
  marginTop: 4,
  paddingTop: 4,
  borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
}))

/** Returns the six signs of the form and any further sign already set, so that it can be unset. */
function offered(value: ClinicalInput['clinicalSigns']): SymptomKind[] {
  const ofForm: readonly SymptomKind[] = CLINICAL_SIGNS
  const further = SYMPTOM_KINDS.filter((kind) => value[kind] && !ofForm.includes(kind))
  return [...ofForm.filter((sign) => sign !== NONE), ...further]
}

/** Renders the signs; "No clinical signs" is separate: it clears and locks the six others (CLIN-2). */
export const ClinicalSignsField = memo(function ClinicalSignsField(props: {
  value: ClinicalInput['clinicalSigns']
  error: string | undefined
  /** The signs at the case this one follows. */
  earlier: string
  onChange: (sign: SymptomKind, value: boolean) => void
}) {
  const { value, error, earlier, onChange } = props
  const { t } = useTranslation('clinical')
  const locked = value[NONE]
  return (
    <ChoiceFrame
      id={clinicalFieldId('clinicalSigns')}
      label={t('signs.label')}
      hint={earlier}
      error={error}
      required
    >
      <VisuallyHidden id={LOCKED_ID}>{t('signs.locked')}</VisuallyHidden>
      <Grid>
        {offered(value).map((sign) => (
          <CheckboxField
            key={sign}
            label={t(`signs.${sign}`)}
            checked={value[sign] ?? false}
            disabled={locked}
            onChange={(checked) => onChange(sign, checked)}
            {...(locked && { describedBy: LOCKED_ID })}
          />
        ))}
      </Grid>
      <Rule>
        <CheckboxField
          label={t(`signs.${NONE}`)}
          checked={locked}
          onChange={(checked) => onChange(NONE, checked)}
        />
      </Rule>
    </ChoiceFrame>
  )
})
