import type { ReviewedAnimal } from '@systole/domain/ecg-reviews/reviewed-animal'
import { ageYears } from '@systole/domain/pets/age'
import { neuteredWord } from '@systole/domain/pets/neutered'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewedCase } from '../../features/ecg-review/loaded-review.ts'
import type { Recording } from '../../features/ecg-trace/recordings/recordings.queries.ts'
import { recordedPatient } from '../../features/ecg-values/recorded-patient.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { usePetWords } from '../../ui/display/use-pet-words.ts'
import { todayHere } from '../../ui/format/today.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

/** Returns the facts of the case as the wizard shows them. */
export function useReviewedCase(consult: ReadingCase): ReviewedCase {
  const { pet, caseId, caseNumber, service, hospital } = consult
  const { t } = useTranslation('reading')
  const hospitalName = useHospitalName()
  const format = useFormat()
  const words = usePetWords()
  const today = todayHere(useNow())
  const ofHospital = hospitalName(hospital)
  const { status, reportLanguage, reviewerNotes } = consult
  const patient = [
    words.breed(pet.breed_id, pet.breed) || words.species(pet.pet_type, pet.other_pet_type),
    t(`patient.sexNeutered.${pet.gender}`),
    t(`patient.neutered.${pet.gender}.${neuteredWord(pet.demographic.neutered)}`),
    format.age(ageYears(pet.birthDate, today), pet.dob_estimated),
    format.weight(pet.demographic.weight),
  ].join(t('separator'))
  // the same object until a word of it changes, so that a key renders only its field
  return useMemo(
    (): ReviewedCase => ({
      ...{ caseId, caseNumber, status, reportLanguage, patient },
      notes: reviewerNotes,
      service: service === 'ecg1l' ? 'ecg1l' : 'ecg6l',
      petName: pet.name,
      hospital: ofHospital,
    }),
    [caseId, caseNumber, status, reportLanguage, patient, reviewerNotes, service, pet, ofHospital],
  )
}

/** Returns the animal as its references are chosen. */
export function reviewedAnimalOf(
  consult: ReadingCase,
  recording: Recording | undefined,
  today: string,
): ReviewedAnimal {
  const { pet } = recordedPatient(consult, false)
  return {
    service: consult.service === 'ecg1l' ? 'ecg1l' : 'ecg6l',
    pet,
    today,
    conditions: recording?.conditions,
  }
}
