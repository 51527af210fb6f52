import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { DotList } from '../../ui/display/dot-list.tsx'
import { SpeciesGlyph } from '../../ui/display/species-glyph.tsx'
import { usePetWords } from '../../ui/display/use-pet-words.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card } from '../../ui/layout/card.tsx'
import type { ChosenPet } from './registered/chosen-pet.ts'

const Root = styled(Card)(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: '16px 20px',
    '& .who': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& b': { fontSize: '1.0625rem', fontWeight: 650, color: ink.strong },
    '& .meta': { fontSize: '.9375rem', color: ink.muted },
    [theme.breakpoints.down('sm')]: {
      flexWrap: 'wrap',
      '& .who': { minWidth: 'calc(100% - 64px)' },
      '& > button': { flex: 1 },
    },
  }
})

/** Shows a pet that was found, with its distinguishing facts and the button that selects it. */
export function PetCard({ pet, action }: { pet: ChosenPet; action: React.ReactNode }) {
  const { t } = useTranslation('pets')
  const format = useFormat()
  const words = usePetWords()
  return (
    <Root as="div">
      <SpeciesGlyph species={pet.species} />
      <div className="who">
        <b>{pet.name}</b> {pet.identifier}
        <div className="meta">
          <DotList>
            {words.species(pet.species, pet.otherSpecies)}
            {words.breed(pet.breedId, pet.breed)}
            {pet.ageYears !== undefined && format.age(pet.ageYears)}
            {format.weight(pet.weightGrams)}
          </DotList>
          <DotList>
            {pet.ownerName && t('search.owner', { name: pet.ownerName })}
            {pet.lastVisit
              ? t('search.lastVisit', { date: format.date(pet.lastVisit) })
              : t('search.noVisit')}
          </DotList>
        </div>
      </div>
      {action}
    </Root>
  )
}
