import {
  type Auscultation,
  type ClinicalInput,
  type ClinicalSign,
  emptyClinicalInput,
} from '@systole/domain/clinical/clinical-input'
import { toSentClinicalInput } from '@systole/domain/clinical/invalid-clinical-fields'

type Findings = {
  rate: number
  sound?: 'normal' | 'crackles'
  signs: ClinicalSign[]
  murmur: [
    grade: Auscultation['selectedHeartMurmurGradeValue'],
    timing: Auscultation['selectedHeartMurmurTimingValue'],
    location: Auscultation['selectedLocationValue'],
    segment: Auscultation['selectedSegmentValue'],
  ]
  gallop?: 'yes' | 'no'
  history: string
  progress?: string
  dosing?: string
}

/** Builds a complete clinical form from the relevant findings. */
export function clinical(findings: Findings): ClinicalInput {
  const empty = emptyClinicalInput()
  const [grade, timing, location, segment] = findings.murmur
  return toSentClinicalInput({
    ...empty,
    suspectedRespiratoryDiseaseValue: String(findings.rate),
    breathingSound: { breathingSoundValue: findings.sound ?? 'normal', othersTextValue: '' },
    clinicalSigns: {
      ...empty.clinicalSigns,
      ...Object.fromEntries(findings.signs.map((sign) => [sign, true])),
    },
    auscultation: {
      selectedHeartMurmurGradeValue: grade,
      selectedHeartMurmurTimingValue: timing,
      selectedLocationValue: location,
      selectedSegmentValue: segment,
      selectedGallopHeartSoundValue: findings.gallop ?? 'no',
      selectedMuffledHeartSoundValue: 'no',
    },
    medicalHistoryTextfieldValue: findings.history,
    progressSoFarTextfieldValue: findings.progress ?? '',
    dosingInformationTextfieldValue: findings.dosing ?? '',
  })
}
