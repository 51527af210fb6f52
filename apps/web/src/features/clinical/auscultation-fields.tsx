import { styled } from '@mui/material/styles'
import {
  AUSCULTATION_OPTIONS,
  type Auscultation,
  type AuscultationField,
  UNCHOSEN,
} from '@systole/domain/clinical/clinical-input'
import { followsFromNoMurmur } from '@systole/domain/clinical/murmur'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFrame } from '../../ui/form/choice-frame.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { clinicalFieldId } from './clinical-field-id.ts'
import { useClinicalWords } from './use-clinical-words.ts'

const FIELDS = Object.keys(AUSCULTATION_OPTIONS) as AuscultationField[] // keys of a Record over that union

/** The field that needs a phone's whole width for answers such as "No murmur heard". */
const LONGEST: AuscultationField = 'murmurGrade'

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '16px 20px',
  paddingTop: 6,
  alignItems: 'end',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** Renders the auscultation fields; the empty option is -1 on the wire and no option is preselected (CLIN-3). */
export function AuscultationFields(props: {
  value: Auscultation
  errorOf: (field: AuscultationField) => string | undefined
  hintOf: (field: AuscultationField) => string
  /** A stable function. */
  onChange: (field: AuscultationField, value: string) => void
}) {
  const { t } = useTranslation('clinical')
  return (
    <ChoiceFrame id="clinical-auscultation" label={t('auscultation.label')}>
      <Grid>
        {FIELDS.map((field) => (
          <Finding
            key={field}
            field={field}
            hint={props.hintOf(field)}
            error={props.errorOf(field)}
            value={props.value[field]}
            isOfNoMurmur={followsFromNoMurmur(props.value, field)}
            onChange={props.onChange}
          />
        ))}
      </Grid>
    </ChoiceFrame>
  )
}

const Finding = memo(function Finding(props: {
  field: AuscultationField
  hint: string
  error: string | undefined
  value: string
  /** The value follows from "no murmur": shown as such and locked. */
  isOfNoMurmur: boolean
  onChange: (field: AuscultationField, value: string) => void
}) {
  const { field, isOfNoMurmur, onChange, ...shown } = props
  const { t } = useTranslation(['clinical', 'common'])
  const words = useClinicalWords()
  return (
    <SelectField
      {...shown}
      id={clinicalFieldId(field)}
      label={t(`auscultation.${field}`)}
      required
      {...(field === LONGEST && { sx: { gridColumn: { xs: '1 / -1', sm: 'auto' } } })}
      onChange={(event) => onChange(field, event.target.value)}
      placeholder={t('common:choose')}
      placeholderValue={UNCHOSEN}
      disabled={isOfNoMurmur}
      options={
        isOfNoMurmur ? [{ value: props.value, label: words.noMurmurHere }] : words.choices(field)
      }
    />
  )
})
