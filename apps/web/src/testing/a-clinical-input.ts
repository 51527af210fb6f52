import { ClinicalInput } from '@systole/domain/clinical/clinical-input'

/** Mochi's findings, complete. */
export function aClinicalInput(changes: Partial<ClinicalInput> = {}): ClinicalInput {
  const empty = ClinicalInput.parse({})
  return {
    ...empty,
    respiratoryRate: '44',
    breathingSound: { breathingSoundKind: 'normal', otherBreathingSound: '' },
    clinicalSigns: { ...empty.clinicalSigns, frequentCough: true },
    auscultation: {
      murmurGrade: '3',
      murmurTiming: 'systolic',
      gallop: 'yes',
      muffledSounds: 'no',
      murmurLocation: 'left',
      murmurSegment: 'apical',
    },
    medicalHistory: 'Murmur since 2024.',
    dataValid: true,
    ...changes,
  }
}
