import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { can } from '@systole/domain/access/access'
import { deskOf } from '@systole/domain/ecg-cases/desk-of'
import { opensCasePage } from '@systole/domain/worklist/row-tools'
import type { TFunction } from 'i18next'
import { UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { deskAddress } from '../../shell/desk-address.ts'
import { Icon } from '../../ui/display/icon.tsx'
import { SpeciesGlyph } from '../../ui/display/species-glyph.tsx'
import { usePetWords } from '../../ui/display/use-pet-words.ts'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import type { WorklistItem } from './worklist-item.ts'

const Cell = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& a, & b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    fontSize: '.875rem',
    color: (theme.vars ?? theme).palette.ink.muted,
  },
  '& small[data-last="me"]': {
    fontWeight: 600,
    color: (theme.vars ?? theme).palette.tone.violet.text,
  },
  '& small > svg': { verticalAlign: '-2px' },
}))

/** Shows the pet, with a link for roles that have a page on which they work on the case. */
export function CaseCell({ item }: { item: WorklistItem }) {
  const { t } = useTranslation('reading')
  const words = usePetWords()
  const { user_type: userType } = useSession()
  const hasOwnDesk = deskOf(item, userType) !== 'reading'
  const mayOpen = hasOwnDesk || can(userType, 'queryCaseMeasurements') // the reading room
  const { status, lastReader } = item
  const isOpen = status === 'submit' || status === 'data_processing'
  const last = isOpen ? lastWords(lastReader, t) : ''
  const kind = [
    words.species(item.species, item.otherSpecies),
    words.breed(item.breedId, item.breed),
  ]
  return (
    <Cell>
      <SpeciesGlyph species={item.species} size={36} />
      <div>
        {mayOpen ? (
          <AppLink
            href={
              opensCasePage(userType)
                ? paths.officeCase({ caseId: item.caseId })
                : deskAddress(item, userType)
            }
            aria-label={t('worklist.open', { pet: item.petName, case: item.caseNumber })}
          >
            {item.petName}
          </AppLink>
        ) : (
          <b>{item.petName}</b>
        )}
        <small>{kind.filter(Boolean).join(t('separator'))}</small>
        {last && (
          <small data-last={lastReader.is}>
            <Icon of={UserCheck} size={14} /> {last}
          </small>
        )}
      </div>
    </Cell>
  )
}

/** Returns "Same cardiologist as last time" if the pet has an earlier report. */
function lastWords(last: WorklistItem['lastReader'], t: TFunction<'reading'>): string {
  if (last.is === 'nobody') return ''
  return last.is === 'me' ? t('worklist.lastMine') : t('worklist.lastBy', { name: last.name })
}
