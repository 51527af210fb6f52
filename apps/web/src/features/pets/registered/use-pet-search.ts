import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftField } from '../../../drafts/draft-fields.ts'
import { useFormDraft } from '../../../drafts/use-form-draft.ts'
import { useKeptForm } from '../../../drafts/use-kept-form.ts'
import type { PetSearch } from '../pets.queries.ts'

const emptySearch = (): PetSearch => ({ identifier: '', name: '' })

/** Manages the search for a registered pet; the text is kept as a draft until a case is opened. */
export function usePetSearch(uid: string) {
  const { t } = useTranslation('pets')
  const draft = useFormDraft({ uid, place: 'pet-search', empty: emptySearch })
  const [typed, setTyped] = useState<PetSearch>()
  const search = typed ?? draft?.start ?? emptySearch()
  const { discard } = useKeptForm(draft, {
    value: search,
    touched: typed !== undefined,
    saved: emptySearch(),
    readSaved: async () => emptySearch(),
    show: (text, touched) => setTyped(touched ? text : undefined),
  })
  const fields: readonly DraftField<PetSearch>[] = (['identifier', 'name'] as const).map(
    (field) => ({
      id: field,
      label: t(`search.${field}`),
      show: (form) => form[field],
      copy: (from, to) => ({ ...to, [field]: from[field] }),
    }),
  )
  return {
    search,
    draft,
    fields,
    setSearch: setTyped,
    clear: discard,
  }
}
