import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import type { ReactNode } from 'react'
import { SpeciesGlyph } from '../../../ui/display/species-glyph.tsx'

const Root = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& small': { display: 'block', fontWeight: 400, color: (theme.vars ?? theme).palette.ink.muted },
}))

/** Renders the pet's glyph and name in the first cell of a row. */
export function PetCell(props: {
  pet: Pick<Case['pet'], 'pet_type' | 'idx'>
  unread?: boolean
  children: ReactNode
}) {
  const { pet, unread = false, children } = props
  return (
    <Root>
      <SpeciesGlyph species={pet.pet_type} size={36} unread={unread} />
      <span>
        {children}
        {pet.idx && <small>{pet.idx}</small>}
      </span>
    </Root>
  )
}
