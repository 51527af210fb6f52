import { styled } from '@mui/material/styles'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { FactList } from './fact-list.tsx'
import { useClinicalWords } from './use-clinical-words.ts'

const Chips = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 6 })

/** Shows the clinical block of the patient information: findings in words, symptoms as chips (CASE-7). */
export function ClinicalFacts(props: { input: ClinicalInput; reason?: ReactNode }) {
  const { input, reason } = props
  const { t } = useTranslation('clinical')
  const words = useClinicalWords()
  const { auscultation } = input
  const signs = words.signs(input.clinicalSigns)
  return (
    <FactList
      facts={[
        ...(reason === undefined ? [] : [{ label: t('patient.reason'), value: reason }]),
        ...(input.changesSince ? [{ label: t('changes.label'), value: input.changesSince }] : []),
        {
          label: t('patient.respiratory'),
          value: words.rate(input.respiratoryRate),
        },
        { label: t('patient.breathSound'), value: words.sound(input.breathingSound) },
        {
          label: t('patient.signs'),
          value: signs.length > 0 && (
            <Chips>
              {signs.map((sign) => (
                <ToneChip key={sign} tone="neutral">
                  {sign}
                </ToneChip>
              ))}
            </Chips>
          ),
        },
        {
          label: t('patient.murmurGrade'),
          value: words.option(auscultation.murmurGrade),
        },
        {
          label: t('patient.murmurTiming'),
          value: words.heard(auscultation, 'murmurTiming'),
        },
        { label: t('patient.location'), value: words.heard(auscultation, 'murmurLocation') },
        { label: t('patient.segment'), value: words.heard(auscultation, 'murmurSegment') },
        {
          label: t('patient.gallop'),
          value: words.option(auscultation.gallop),
        },
        {
          label: t('patient.muffled'),
          value: words.option(auscultation.muffledSounds),
        },
        { label: t('patient.progressSoFar'), value: input.progressSoFar },
        { label: t('patient.medicalHistory'), value: input.medicalHistory },
        { label: t('patient.dosing'), value: input.dosingInformation },
      ]}
    />
  )
}
