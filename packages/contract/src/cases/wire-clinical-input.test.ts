import { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { expect, test } from 'vitest'
import {
  decodeClinicalInput,
  encodeClinicalInput,
  WireClinicalInput,
} from './wire-clinical-input.ts'

/** A stored form, as the portal wrote it before its code had names of its own. */
const STORED = {
  suspectedRespiratoryDiseaseValue: '44',
  breathingSound: { breathingSoundValue: 'others', othersTextValue: 'stridor' },
  clinicalSigns: {
    frequentCoughingValue: true,
    breathingDifficultiesValue: false,
    faintingOrCollapsingValue: true,
    tiredLackOfEnergyValue: false,
    abdominalSwellingValue: false,
    partialParalysisOfTheHindLegValue: false,
    noClinicalSignsValue: false,
  },
  auscultation: {
    selectedHeartMurmurGradeValue: '3',
    selectedHeartMurmurTimingValue: 'systolic',
    selectedGallopHeartSoundValue: 'yes',
    selectedMuffledHeartSoundValue: 'no',
    selectedLocationValue: 'left',
    selectedSegmentValue: 'apical',
  },
  progressSoFarTextfieldValue: 'Coughs.',
  medicalHistoryTextfieldValue: 'Murmur since 2024.',
  dosingInformationTextfieldValue: 'Pimobendan',
  changesSinceTextfieldValue: 'Worse.',
  dataValid: true,
}

test('stored clinical input is read by the names of the domain, nothing of it lost', () => {
  const input = decodeClinicalInput(WireClinicalInput.parse(STORED))
  expect(ClinicalInput.parse(input)).toEqual({
    respiratoryRate: '44',
    breathingSound: { breathingSoundKind: 'others', otherBreathingSound: 'stridor' },
    clinicalSigns: {
      frequentCough: true,
      difficultBreathing: false,
      syncopeOrCollapse: true,
      lethargy: false,
      abdominalDistension: false,
      hindLimbParesis: false,
      noClinicalSigns: false,
    },
    auscultation: {
      murmurGrade: '3',
      murmurTiming: 'systolic',
      gallop: 'yes',
      muffledSounds: 'no',
      murmurLocation: 'left',
      murmurSegment: 'apical',
    },
    progressSoFar: 'Coughs.',
    medicalHistory: 'Murmur since 2024.',
    dosingInformation: 'Pimobendan',
    changesSince: 'Worse.',
    dataValid: true,
  })
})

test('encoded again it has the same bytes, so that digests of released reports stay', () => {
  const wire = WireClinicalInput.parse(STORED)
  expect(JSON.stringify(encodeClinicalInput(decodeClinicalInput(wire)))).toBe(JSON.stringify(wire))
})
