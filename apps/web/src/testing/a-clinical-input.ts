import { ClinicalInput } from '@systole/domain/clinical/clinical-input'

/** Mochi's findings, complete. */
export function aClinicalInput(changes: Partial<ClinicalInput> = {}): ClinicalInput {
  const empty = ClinicalInput.parse({})
  return {
    ...empty,
    suspectedRespiratoryDiseaseValue: '44',
    breathingSound: { breathingSoundValue: 'normal', othersTextValue: '' },
    clinicalSigns: { ...empty.clinicalSigns, frequentCoughingValue: true },
    auscultation: {
      selectedHeartMurmurGradeValue: '3',
      selectedHeartMurmurTimingValue: 'systolic',
      selectedGallopHeartSoundValue: 'yes',
      selectedMuffledHeartSoundValue: 'no',
      selectedLocationValue: 'left',
      selectedSegmentValue: 'apical',
    },
    medicalHistoryTextfieldValue: 'Murmur since 2024.',
    dataValid: true,
    ...changes,
  }
}
