import { ageYears } from '@systole/domain/pets/age'
import { neuteredWord } from '@systole/domain/pets/neutered'
import { useTranslation } from 'react-i18next'
import { usePetWords } from '../../../ui/display/use-pet-words.ts'
import { todayHere } from '../../../ui/format/today.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { PaneFacts, PaneTitle } from '../desk/pane.tsx'
import type { ReadingCase } from '../desk/reading-case.ts'

/** Shows the patient. */
export function PatientFacts({ pet }: { pet: ReadingCase['pet'] }) {
  const { t } = useTranslation('reading')
  const format = useFormat()
  const words = usePetWords()
  const today = todayHere(useNow())
  const sex = [
    t(`patient.sexNeutered.${pet.gender}`),
    t(`patient.neutered.${pet.gender}.${neuteredWord(pet.demographic.neutered)}`),
  ]
  return (
    <section>
      <PaneTitle>{t('patient.title')}</PaneTitle>
      <PaneFacts>
        <dt>{t('patient.species')}</dt>
        <dd>{words.species(pet.pet_type, pet.other_pet_type)}</dd>
        <dt>{t('patient.breed')}</dt>
        <dd>{words.breed(pet.breed_id, pet.breed)}</dd>
        <dt>{t('patient.sex')}</dt>
        <dd>{sex.join(t('separator'))}</dd>
        <dt>{t('patient.age')}</dt>
        <dd>{format.age(ageYears(pet.birthDate, today), pet.dob_estimated)}</dd>
        <dt>{t('patient.weight')}</dt>
        <dd>{format.weight(pet.demographic.weight)}</dd>
        {pet.idx && <dt>{t('patient.identifier')}</dt>}
        {pet.idx && <dd>{pet.idx}</dd>}
      </PaneFacts>
    </section>
  )
}
