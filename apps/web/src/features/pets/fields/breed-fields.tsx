import { chosenSpeciesOf } from '@systole/domain/pets/new-pet'
import { PetSize } from '@systole/domain/pets/pet'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'
import { drawnByFields } from './drawn-by-fields.ts'
import { PlainText } from './plain-text-field.tsx'
import { type PetFormWork, petFieldId } from './use-pet-form.ts'

/** Loads the breed list once the first species is chosen. */
const BreedField = lazyWithPreload(async () => (await import('./breed-field.tsx')).BreedField, {
  Waiting: NoBreedYet,
})

/** Renders a breed of the list and its size, or two free texts (NEW-5, NEW-6). */
export const BreedFields = drawnByFields(
  () => ['speciesGroup', 'otherKind', 'breedId', 'size', 'otherSpecies', 'otherBreed'],
  Cells,
)

function Cells({ work }: { work: PetFormWork }) {
  const species = chosenSpeciesOf(work.values)
  if (species === 'others') {
    return (
      <>
        <PlainText work={work} field="otherSpecies" />
        <PlainText work={work} field="otherBreed" />
      </>
    )
  }
  return (
    <>
      {species ? <BreedField work={work} species={species} /> : <NoBreedYet />}
      <SizeField work={work} />
    </>
  )
}

function NoBreedYet() {
  const { t } = useTranslation('pets')
  return <TextField label={t('form.breed')} placeholder={t('form.chooseSpecies')} disabled />
}

/** Renders the size, which is suggested from a known breed and can be changed. */
function SizeField({ work }: { work: PetFormWork }) {
  const { t } = useTranslation(['pets', 'cases'])
  const { size, breedId } = work.values
  return (
    <SelectField
      id={petFieldId('size')}
      label={t('form.size')}
      optional
      hint={size !== '' && breedId !== '' && t('form.sizeProposed')}
      placeholder={t('form.sizeNotGiven')}
      value={size}
      onChange={(event) => work.set({ size: PetSize.safeParse(event.target.value).data ?? '' })}
      options={PetSize.options.map((value) => ({ value, label: t(`cases:detail.size.${value}`) }))}
    />
  )
}
