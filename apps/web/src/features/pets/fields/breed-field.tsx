import { searchBreeds } from '@systole/domain/pets/breeds/search-breeds'
import { isUnlistedBreed } from '@systole/domain/pets/breeds/unlisted-breed'
import type { Species } from '@systole/domain/pets/pet'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../errors/failure-notice.tsx'
import { usePetWords } from '../../../ui/display/use-pet-words.ts'
import { ComboField } from '../../../ui/form/combo-field.tsx'
import { type BreedOption, breedsQuery } from '../pets.queries.ts'
import { type PetFormWork, petFieldId } from './use-pet-form.ts'

/** Returns the breeds that match by name in any language; the entry for unlisted breeds is always last. */
function found(
  all: readonly BreedOption[],
  label: (breed: BreedOption) => string,
  typed: string,
): BreedOption[] {
  const searched = all.map((breed) => {
    const { breedId, name, name_zh, name_ja, name_ko, aliases } = breed
    return {
      id: breedId,
      breed,
      names: [label(breed), name, name_zh, name_ja, name_ko, ...aliases],
    }
  })
  const listed = searchBreeds(
    searched.filter(({ id }) => !isUnlistedBreed(id)),
    typed,
  )
  return [...listed, ...searched.filter(({ id }) => isUnlistedBreed(id))].map(({ breed }) => breed)
}

/** Selects the breed by typing, in any language, and suggests its size. */
export function BreedField({ work, species }: { work: PetFormWork; species: Species }) {
  const { t } = useTranslation('pets')
  const words = usePetWords()
  const breeds = useQuery(breedsQuery(species))
  const options = breeds.data ?? []
  const label = (breed: BreedOption) => words.breed(breed.breedId, breed.name)
  return (
    <div>
      <ComboField
        id={petFieldId('breedId')}
        label={t('form.breed')}
        error={work.reason('breedId')}
        options={options}
        value={options.find(({ breedId }) => breedId === work.values.breedId) ?? null}
        onChange={(breed) => work.set({ breedId: breed?.breedId ?? '', size: breed?.size ?? '' })}
        optionLabel={label}
        optionKey={({ breedId }) => breedId}
        search={(all, typed) => found(all, label, typed)}
        noOptionsText={t('form.noBreed')}
        placeholder={t('form.breedPlaceholder')}
        loading={breeds.isFetching}
      />
      {breeds.isError && (
        <FailureNotice
          error={breeds.error}
          lead={t('form.breedsFailed')}
          onRetry={() => void breeds.refetch()}
        />
      )}
    </div>
  )
}
