import type { PetListEntry } from '@systole/contract/hospitals/pets'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { PetChips } from '../pet-chips.tsx'
import { recentPetsQuery } from '../pets.queries.ts'

/** Lists the five pets seen last; renders nothing if there are none. */
export const RecentPets = memo(function RecentPets(props: {
  /** A stable function. */
  onChoose: (entry: PetListEntry) => void
}) {
  const { t } = useTranslation('pets')
  const { data: pets = [] } = useQuery(recentPetsQuery)
  if (pets.length === 0) return null
  return <PetChips title={t('search.recent')} pets={pets} onChoose={props.onChoose} />
})
