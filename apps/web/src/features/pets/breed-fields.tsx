import { OTHER_KINDS, SPECIES_GROUPS, speciesOf } from '@systole/domain/pets/new-pet'
import { PetSize } from '@systole/domain/pets/pet'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { ComboField } from '../../ui/combo-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioField } from '../../ui/radio-field.tsx'
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

/** Species, then its breeds; the others of the others are named in words (NEW-5, NEW-6). */
export function BreedFields({ work }: { work: NewPetWork }) {
  const { t } = useTranslation(['pets', 'common'])
  const words = usePetWords()
  const reason = useReason(work)
  const { speciesGroup, otherKind } = useFormValues(work)
  const inWords = speciesOf({ speciesGroup, otherKind }) === 'others'
  return (
    <>
      <div style={{ display: 'grid', gap: 16 }}>
        <RadioField
          id={newPetFieldId('speciesGroup')}
          label={t('form.species')}
          error={reason('speciesGroup')}
          value={speciesGroup}
          onChange={(value) => changeSpecies(work, { speciesGroup: value })}
          options={SPECIES_GROUPS.map((value) => ({ value, label: words.species(value) }))}
        />
        {speciesGroup === 'others' && (
          <SelectField
            id={newPetFieldId('otherKind')}
            label={t('form.otherKind')}
            error={reason('otherKind')}
            placeholder={t('common:choose')}
            value={otherKind}
            onChange={(event) => {
              const kind = OTHER_KINDS.find((each) => each === event.target.value)
              changeSpecies(work, { otherKind: kind ?? '' })
            }}
            options={OTHER_KINDS.map((value) => ({ value, label: words.species(value) }))}
          />
        )}
      </div>
      <div style={{ display: 'grid', gap: 16 }}>
        {inWords ? (
          <>
            <PlainText work={work} field="otherSpecies" />
            <PlainText work={work} field="otherBreed" />
          </>
        ) : (
          <BreedField work={work} />
        )}
        <SizeField work={work} />
      </div>
    </>
  )
}

/** Another species has other breeds, so the breed and its proposed size go. */
function changeSpecies(
  work: NewPetWork,
  change: Partial<Pick<ReturnType<typeof useFormValues>, 'speciesGroup' | 'otherKind'>>,
): void {
  const { form } = work
  const asked = { shouldValidate: form.formState.isSubmitted, shouldDirty: true }
  form.setValue('breedId', '')
  form.setValue('size', '')
  if (change.speciesGroup !== undefined) form.setValue('speciesGroup', change.speciesGroup, asked)
  if (change.otherKind !== undefined) form.setValue('otherKind', change.otherKind, asked)
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
    <>
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
    </>
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
