import { styled } from '@mui/material/styles'
import type { Species } from '@systole/domain/pets/pet'
import { Bird, Cat, Dog, type LucideIcon, PawPrint, Rabbit, Rat, Squirrel } from 'lucide-react'
import { Icon } from './icon.tsx'

const GLYPHS: Record<Species, LucideIcon> = {
  dog: Dog,
  cat: Cat,
  'guinea pig': Rat,
  parrot: Bird,
  rabbit: Rabbit,
  'sugar glider': Squirrel,
  others: PawPrint,
}

const Disc = styled('span')(({ theme }) => {
  const { surface, brand } = (theme.vars ?? theme).palette
  return {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '50%',
    color: brand.main,
    backgroundColor: surface.tint,
    '&[data-new]': { backgroundColor: surface.paper, boxShadow: `0 0 0 1px ${brand.soft}` },
    '&[data-new]::after': {
      content: '""',
      position: 'absolute',
      right: -1,
      top: -1,
      width: 12,
      height: 12,
      borderRadius: '50%',
      backgroundColor: brand.main,
      border: `2px solid ${surface.paper}`,
    },
  }
})

/** Shows the species as an icon on a disc beside the pet's name. `unread` adds a dot. */
export function SpeciesGlyph(props: { species: Species; size?: number; unread?: boolean }) {
  const { species, size = 44, unread = false } = props
  return (
    <Disc style={{ width: size, height: size }} {...(unread && { 'data-new': '' })}>
      <Icon of={GLYPHS[species]} size={Math.round(size * 0.55)} strokeWidth={1.6} />
    </Disc>
  )
}
