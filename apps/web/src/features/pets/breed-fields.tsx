import { speciesOf } from '@systole/domain/pets/new-pet'
import { PetSize } from '@systole/domain/pets/pet'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { ComboField } from '../../ui/combo-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { usePetWords } from '../../ui/use-pet-words.ts'
import {
  type NewPetWork,
  newPetFieldId,
  PlainText,
  useFormValues,
  useReason,
} from './new-pet-field.tsx'
import { type BreedOption, breedsQuery } from './pets.queries.ts'

/** A breed of the list and its size, or both names in words (NEW-5, NEW-6). */
export function BreedFields({ work }: { work: NewPetWork }) {
  if (speciesOf(useFormValues(work)) === 'others') {
    return (
      <>
        <PlainText work={work} field="otherSpecies" />
        <PlainText work={work} field="otherBreed" />
      </>
    )
  }
  return (
    <>
      <BreedField work={work} />
      <SizeField work={work} />
    </>
  )
}

/** Found by typing, in English or in Chinese. */
function BreedField({ work }: { work: NewPetWork }) {
  const { t } = useTranslation('pets')
  const words = usePetWords()
  const reason = useReason(work)
  const values = useFormValues(work)
  const species = speciesOf(values)
  const breeds = useQuery({ ...breedsQuery(species ?? 'dog'), enabled: species !== undefined })
  const options = (species && breeds.data) ?? []
  const choose = (breed: BreedOption | null) => {
    const asked = { shouldValidate: work.form.formState.isSubmitted, shouldDirty: true }
    work.form.setValue('breedId', breed?.bid ?? '', asked)
    work.form.setValue('size', breed?.size ?? '', asked)
  }
  const label = (breed: BreedOption) => words.breed(breed.bid, breed.name)
  return (
    <div>
      <ComboField
        id={newPetFieldId('breedId')}
        label={t('form.breed')}
        error={reason('breedId')}
        options={options}
        value={options.find(({ bid }) => bid === values.breedId) ?? null}
        onChange={choose}
        optionLabel={label}
        optionKey={({ bid }) => bid}
        searchText={(breed) => `${label(breed)} ${breed.name} ${breed.name_zh}`}
        noOptionsText={t('form.noBreed')}
        placeholder={species ? t('form.breedPlaceholder') : t('form.chooseSpecies')}
        loading={breeds.isFetching}
        disabled={!species}
      />
      {breeds.isError && species && (
        <Notice tone="danger" announce onRetry={() => void breeds.refetch()}>
          {t('form.breedsFailed')} {describeError(breeds.error)}
        </Notice>
      )}
    </div>
  )
}

/** Proposed from the breed where it is known; free to change. */
function SizeField({ work }: { work: NewPetWork }) {
  const { t } = useTranslation(['pets', 'cases'])
  const { size, breedId } = useFormValues(work)
  return (
    <SelectField
      id={newPetFieldId('size')}
      label={t('form.size')}
      optional
      hint={size !== '' && breedId !== '' && t('form.sizeProposed')}
      placeholder={t('form.sizeNotGiven')}
      value={size}
      onChange={(event) => {
        const chosen = PetSize.safeParse(event.target.value)
        work.form.setValue('size', chosen.data ?? '', { shouldDirty: true })
      }}
      options={PetSize.options.map((value) => ({ value, label: t(`cases:detail.size.${value}`) }))}
    />
  )
}
