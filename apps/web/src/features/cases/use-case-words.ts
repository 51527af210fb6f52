import type { Case } from '@systole/contract/cases/wire-case'
import { modeOf } from '@systole/domain/cases/case'
import { ageYears } from '@systole/domain/pets/age'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePetWords } from '../../ui/display/use-pet-words.ts'
import { todayHere } from '../../ui/format/today.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

/** Returns functions that describe a case of a list in the reader's language. */
export function useCaseWords() {
  const { t } = useTranslation(['cases', 'common', 'questions'])
  const format = useFormat()
  const pets = usePetWords()
  const today = todayHere(useNow())
  return useMemo(
    () => ({
      species: ({ pet }: Case) => pets.species(pet.pet_type, pet.other_pet_type),
      breed: ({ pet }: Case) => pets.breed(pet.breed_id, pet.breed),
      mode: (consult: Case) => {
        const mode = modeOf(consult)
        return mode ? t(`common:mode.${mode}`) : ''
      },
      /** The service of a case that is not an eConsult, which needs no word. */
      service: ({ serviceId }: Case) =>
        serviceId === 'econsult' ? '' : t(`common:services.${serviceId}`),
      age: ({ pet }: Case) => {
        return format.age(ageYears(pet.birthDate, today), pet.dob_estimated)
      },
      kinds: (kinds: readonly FileKind[]) =>
        kinds.map((kind) => t(`questions:kind.${kind}`)).join(t('questions:kindSeparator')),
    }),
    [t, format, pets, today],
  )
}
