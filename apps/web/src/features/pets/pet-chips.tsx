import { styled } from '@mui/material/styles'
import type { PetListEntry } from '@systole/contract/hospitals/pets'
import { splitWirePetName } from '@systole/domain/pets/pet'
import { type ReactNode, useId } from 'react'
import { SpeciesGlyph } from '../../ui/display/species-glyph.tsx'

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

/** Lists pets of the hospital under a title, each one press away. */
export function PetChips(props: {
  title: ReactNode
  pets: readonly PetListEntry[]
  onChoose: (entry: PetListEntry) => void
}) {
  const { title, pets, onChoose } = props
  const id = useId()
  return (
    <section aria-labelledby={id} style={{ marginTop: 20 }}>
      <h2 id={id} style={{ margin: 0, fontSize: '1rem', fontWeight: 600 }}>
        {title}
      </h2>
      <Chips>
        {pets.map((entry) => {
          const { identifier, name } = splitWirePetName(entry.petName)
          return (
            <li key={entry.petId}>
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
}
