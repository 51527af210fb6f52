import { OTHER_KINDS, SPECIES_GROUPS } from '@systole/domain/pets/new-pet'
import { useTranslation } from 'react-i18next'
import { RadioField } from '../../ui/radio-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { usePetWords } from '../../ui/use-pet-words.ts'
import { type NewPetWork, newPetFieldId, useFormValues, useReason } from './new-pet-field.tsx'

/** Dog, cat or others; others opens the second choice (NEW-5). Both cells of the row are always filled. */
export function SpeciesFields({ work }: { work: NewPetWork }) {
  const { t } = useTranslation(['pets', 'common'])
  const words = usePetWords()
  const reason = useReason(work)
  const { speciesGroup, otherKind } = useFormValues(work)
  return (
    <>
      <RadioField
        id={newPetFieldId('speciesGroup')}
        label={t('form.species')}
        error={reason('speciesGroup')}
        value={speciesGroup}
        onChange={(value) => changeSpecies(work, { speciesGroup: value })}
        options={SPECIES_GROUPS.map((value) => ({ value, label: words.species(value) }))}
      />
      <div>
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
