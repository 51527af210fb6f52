import type { AuscultationField, ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftField } from '../../drafts/draft-fields.ts'
import { useClinicalWords } from './use-clinical-words.ts'

type Field = DraftField<ClinicalInput>

/** The auscultation fields in the order of the form. */
const AUSCULTATION = [
  'murmurGrade',
  'murmurTiming',
  'gallop',
  'muffledSounds',
  'murmurLocation',
  'murmurSegment',
] as const satisfies readonly AuscultationField[]

/** Returns the fields of the clinical form for comparing two versions. */
export function useClinicalFields(): readonly Field[] {
  const { t } = useTranslation('clinical')
  const words = useClinicalWords()
  return useMemo(
    () => [
      whole('changesSince', t('changes.label'), (text) => text ?? ''),
      whole('respiratoryRate', t('respiratoryRate.label'), (rate) => rate),
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
      whole('progressSoFar', t('progressSoFar'), (text) => text),
      whole('medicalHistory', t('medicalHistory'), (text) => text),
      whole('dosingInformation', t('dosing.label'), (text) => text),
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
