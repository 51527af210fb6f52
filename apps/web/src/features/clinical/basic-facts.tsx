import type { Case } from '@systole/contract/cases/wire-case'
import { ageYears } from '@systole/domain/pets/age'
import { neuteredWord } from '@systole/domain/pets/neutered'
import { useTranslation } from 'react-i18next'
import { usePetWords } from '../../ui/display/use-pet-words.ts'
import { todayHere } from '../../ui/format/today.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { FactList } from './fact-list.tsx'

/** Shows the basic block of the patient information (CASE-7). */
export function BasicFacts({ pet }: { pet: Case['pet'] }) {
  const { t } = useTranslation(['clinical', 'cases', 'common'])
  const format = useFormat()
  const words = usePetWords()
  const today = todayHere(useNow())
  return (
    <FactList
      facts={[
        { label: t('patient.name'), value: pet.name },
        { label: t('patient.identifier'), value: pet.idx },
        { label: t('patient.species'), value: words.species(pet.pet_type, pet.other_pet_type) },
        { label: t('patient.breed'), value: words.breed(pet.breed_id, pet.breed) },
        {
          label: t('patient.size'),
          value: pet.breed_size && t(`cases:detail.size.${pet.breed_size}`),
        },
        {
          label: t('patient.age'),
          value: format.age(ageYears(pet.birthDate, today), pet.dob_estimated),
        },
        {
          label: t('patient.birthDate'),
          value: pet.dob_estimated
            ? t('common:units.aboutYear', { year: pet.birthDate.slice(0, 4) })
            : format.date(new Date(`${pet.birthDate}T12:00:00`)),
        },
        { label: t('patient.gender'), value: t(`cases:detail.gender.${pet.gender}`) },
        {
          label: t('patient.neutered'),
          value: t(`cases:detail.neuteredWord.${neuteredWord(pet.demographic.neutered)}`),
        },
        { label: t('patient.weight'), value: format.weight(pet.demographic.weight) },
        { label: t('patient.owner'), value: pet.owner.name },
        { label: t('patient.ownerEmail'), value: pet.owner.email },
        { label: t('patient.ownerContact'), value: pet.owner.contact },
      ]}
    />
  )
}
