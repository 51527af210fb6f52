import type { NewPetForm } from '@systole/domain/pets/new-pet'
import type { NewPetField } from '@systole/domain/pets/refuse-new-pet'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftField } from '../../../drafts/draft-fields.ts'
import { usePetWords } from '../../../ui/display/use-pet-words.ts'
import { FIELD_ORDER } from '../fields/use-pet-form.ts'

/** The labels that differ from the field's name. */
const LABELS = { speciesGroup: 'species', breedId: 'breed' } as const

/** Returns the fields of a new pet as labelled texts for comparing two versions of the form. */
export function useNewPetCompare(): readonly DraftField<NewPetForm>[] {
  const { t } = useTranslation(['pets', 'cases'])
  const words = usePetWords()
  return useMemo(() => {
    const inWords: Partial<Record<NewPetField, (form: NewPetForm) => string>> = {
      speciesGroup: ({ speciesGroup: group }) => group && words.species(group),
      otherKind: ({ otherKind: kind }) => kind && words.species(kind),
      breedId: ({ breedId }) => breedId && words.breed(breedId, breedId),
      size: ({ size }) => size && t(`cases:detail.size.${size}`),
      gender: ({ gender }) => gender && t(`cases:detail.gender.${gender}`),
      intact: ({ intact }) => intact && t(`form.${INTACT[intact]}`),
    }
    return FIELD_ORDER.map((field) => ({
      id: field,
      label: t(`form.${field === 'speciesGroup' || field === 'breedId' ? LABELS[field] : field}`),
      show: inWords[field] ?? ((form) => form[field]),
      copy: (from, to) => ({ ...to, [field]: from[field] }),
    }))
  }, [t, words])
}

const INTACT = { yes: 'intactYes', no: 'intactNo', unknown: 'intactUnknown' } as const
