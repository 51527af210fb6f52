import { type NewPetForm, OTHER_KINDS, SPECIES_GROUPS } from '@systole/domain/pets/new-pet'
import { useTranslation } from 'react-i18next'
import { SpeciesGlyph } from '../../../ui/display/species-glyph.tsx'
import { usePetWords } from '../../../ui/display/use-pet-words.ts'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { drawnByFields } from './drawn-by-fields.ts'
import { type PetFormWork, petFieldId } from './use-pet-form.ts'

/** Asks for dog, cat or others; others enables the second choice (NEW-5). Both cells of the row are always filled. */
export const SpeciesFields = drawnByFields(() => ['speciesGroup', 'otherKind'], Cells)

function Cells({ work }: { work: PetFormWork }) {
  const { t } = useTranslation(['pets', 'common'])
  const words = usePetWords()
  const { speciesGroup, otherKind } = work.values
  return (
    <>
      <div style={{ display: 'flex', gap: 16, alignItems: 'flex-start' }}>
        <SpeciesGlyph
          species={(speciesGroup === 'others' && otherKind) || speciesGroup || 'others'}
        />
        <RadioField
          id={petFieldId('speciesGroup')}
          label={t('form.species')}
          error={work.reason('speciesGroup')}
          value={speciesGroup}
          onChange={(value) => work.set({ ...NO_BREED, speciesGroup: value })}
          options={SPECIES_GROUPS.map((value) => ({ value, label: words.species(value) }))}
        />
      </div>
      <div>
        {speciesGroup === 'others' && (
          <SelectField
            id={petFieldId('otherKind')}
            label={t('form.otherKind')}
            error={work.reason('otherKind')}
            placeholder={t('common:choose')}
            value={otherKind}
            onChange={(event) => {
              const kind = OTHER_KINDS.find((each) => each === event.target.value)
              work.set({ ...NO_BREED, otherKind: kind ?? '' })
            }}
            options={OTHER_KINDS.map((value) => ({ value, label: words.species(value) }))}
          />
        )}
      </div>
    </>
  )
}

/** The values that clear the breed and its suggested size when the species changes. */
const NO_BREED: Pick<NewPetForm, 'breedId' | 'size'> = { breedId: '', size: '' }
