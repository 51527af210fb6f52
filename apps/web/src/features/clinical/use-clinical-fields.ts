import type { AuscultationField, ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftField } from '../../drafts/draft-fields.ts'
import { useClinicalWords } from './use-clinical-words.ts'

type Field = DraftField<ClinicalInput>

/** The auscultation fields in the order of the form. */
const AUSCULTATION = [
  'selectedHeartMurmurGradeValue',
  'selectedHeartMurmurTimingValue',
  'selectedGallopHeartSoundValue',
  'selectedMuffledHeartSoundValue',
  'selectedLocationValue',
  'selectedSegmentValue',
] as const satisfies readonly AuscultationField[]

/** Returns the fields of the clinical form for comparing two versions. */
export function useClinicalFields(): readonly Field[] {
  const { t } = useTranslation('clinical')
  const words = useClinicalWords()
  return useMemo(
    () => [
      whole('changesSinceTextfieldValue', t('changes.label'), (text) => text ?? ''),
      whole('suspectedRespiratoryDiseaseValue', t('respiratoryRate.label'), (rate) => rate),
      whole('breathingSound', t('breathingSound.label'), words.sound),
      whole('clinicalSigns', t('signs.label'), (signs) => words.signs(signs).join('\n')),
      ...AUSCULTATION.map(
        (field): Field => ({
          id: field,
          label: t(`auscultation.${field}`),
          show: ({ auscultation }) => words.option(auscultation[field]),
          copy: (from, to) => ({
            ...to,
            auscultation: { ...to.auscultation, [field]: from.auscultation[field] },
          }),
        }),
      ),
      whole('progressSoFarTextfieldValue', t('progressSoFar'), (text) => text),
      whole('medicalHistoryTextfieldValue', t('medicalHistory'), (text) => text),
      whole('dosingInformationTextfieldValue', t('dosing.label'), (text) => text),
    ],
    [t, words],
  )
}

function whole<Name extends keyof ClinicalInput>(
  name: Name,
  label: string,
  show: (value: ClinicalInput[Name]) => string,
): Field {
  return {
    id: name,
    label,
    show: (input) => show(input[name]),
    copy: (from, to) => ({ ...to, [name]: from[name] }),
  }
}
