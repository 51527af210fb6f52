import { styled } from '@mui/material/styles'
import type { PetListEntry } from '@systole/contract/pets'
import { splitWirePetName } from '@systole/domain/pets/pet'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SpeciesGlyph } from '../../ui/species-glyph.tsx'
import { recentPetsQuery } from './pets.queries.ts'

const Chips = styled('ul')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      padding: '4px 16px 4px 6px',
      border: `1px solid ${edge.control}`,
      borderRadius: 22,
      backgroundColor: surface.paper,
      color: ink.strong,
      font: 'inherit',
      fontSize: '.9375rem',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& button:hover': { backgroundColor: surface.sunken },
    '& small': { color: ink.muted },
  }
})

/** Lists the five pets seen last; renders nothing if there are none. */
export const RecentPets = memo(function RecentPets(props: {
  /** A stable function. */
  onChoose: (entry: PetListEntry) => void
}) {
  const { onChoose } = props
  const { t } = useTranslation('pets')
  const { data: pets = [] } = useQuery(recentPetsQuery)
  if (pets.length === 0) return null
  return (
    <section aria-labelledby="recent-pets" style={{ marginTop: 20 }}>
      <h2 id="recent-pets" style={{ margin: 0, fontSize: '1rem', fontWeight: 600 }}>
        {t('search.recent')}
      </h2>
      <Chips>
        {pets.map((entry) => {
          const { identifier, name } = splitWirePetName(entry.petName)
          return (
            <li key={entry.pid}>
              <button type="button" onClick={() => onChoose(entry)}>
                <SpeciesGlyph species={entry.petType} size={32} />
                {name} <small>{identifier}</small>
              </button>
            </li>
          )
        })}
      </Chips>
    </section>
  )
})
