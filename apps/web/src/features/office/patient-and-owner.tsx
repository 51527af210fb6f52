import type { Case } from '@systole/contract/cases/wire-case'
import { ageYears } from '@systole/domain/pets/age'
import { neuteredWord } from '@systole/domain/pets/neutered'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../ui/display/facts.tsx'
import { usePetWords } from '../../ui/display/use-pet-words.ts'
import { todayHere } from '../../ui/format/today.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

/** Shows the patient of a case, and its owner to those who may see one. */
export function PatientAndOwner({ pet }: { pet: Case['pet'] }) {
  const { t } = useTranslation(['reading', 'office'])
  const format = useFormat()
  const words = usePetWords()
  const today = todayHere(useNow())
  const sex = [
    t(`reading:patient.sexNeutered.${pet.gender}`),
    t(`reading:patient.neutered.${pet.gender}.${neuteredWord(pet.demographic.neutered)}`),
  ]
  const { owner } = pet
  return (
    <Facts
      facts={[
        [t('reading:patient.species'), words.species(pet.pet_type, pet.other_pet_type)],
        [t('reading:patient.breed'), words.breed(pet.breed_id, pet.breed)],
        [t('reading:patient.sex'), sex.join(t('reading:separator'))],
        [t('reading:patient.age'), format.age(ageYears(pet.birthDate, today), pet.dob_estimated)],
        [t('reading:patient.weight'), format.weight(pet.demographic.weight)],
        [t('reading:patient.identifier'), pet.idx],
        [
          t('office:patient.owner'),
          [owner.name, owner.contact, owner.email].filter(Boolean).join('\n'),
        ],
      ]}
    />
  )
}
