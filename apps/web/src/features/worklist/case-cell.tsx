import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { SpeciesGlyph } from '../../ui/species-glyph.tsx'
import { usePetWords } from '../../ui/use-pet-words.ts'
import type { WorklistItem } from './worklist-item.ts'

const Cell = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& a': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    fontSize: '.875rem',
    color: (theme.vars ?? theme).palette.ink.muted,
  },
}))

/** The pet, and the way to its case. */
export function CaseCell({ item }: { item: WorklistItem }) {
  const { t } = useTranslation('reading')
  const words = usePetWords()
  const kind = [
    words.species(item.species, item.otherSpecies),
    words.breed(item.breedId, item.breed),
  ]
  return (
    <Cell>
      <SpeciesGlyph species={item.species} size={36} />
      <div>
        <AppLink
          href={paths.reading({ usid: item.caseId })}
          aria-label={t('worklist.open', { pet: item.petName, case: item.caseNumber })}
        >
          {item.petName}
        </AppLink>
        <small>{kind.filter(Boolean).join(t('separator'))}</small>
      </div>
    </Cell>
  )
}
