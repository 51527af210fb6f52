import { styled } from '@mui/material/styles'
import type { RegisteredPet } from '@systole/contract/hospitals/pets'
import { ageYears } from '@systole/domain/pets/age'
import { neuteredWord } from '@systole/domain/pets/neutered'
import { useTranslation } from 'react-i18next'
import { usePetWords } from '../../ui/display/use-pet-words.ts'
import { todayHere } from '../../ui/format/today.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card } from '../../ui/layout/card.tsx'

const List = styled('dl')(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: '16px 24px',
    margin: 0,
    padding: 20,
    '& dt': { fontSize: '.875rem', color: ink.muted },
    '& dd': { margin: 0, color: ink.strong, overflowWrap: 'anywhere' },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '12px 16px',
      padding: 16,
    },
  }
})

/** Shows everything recorded about pet and owner. */
export function PetFacts({ pet }: { pet: RegisteredPet }) {
  const { t } = useTranslation(['pets', 'cases', 'common'])
  const format = useFormat()
  const words = usePetWords()
  const { birthDate } = pet
  const facts: [string, string | undefined | false][] = [
    [t('form.identifier'), pet.identifier],
    [t('form.species'), words.species(pet.species, pet.otherSpecies)],
    [t('form.breed'), words.breed(pet.breedId, pet.breed)],
    [
      t('form.birthDate'),
      t('record.bornAged', {
        date: pet.dob_estimated
          ? t('common:units.aboutYear', { year: birthDate.slice(0, 4) })
          : format.date(new Date(`${birthDate}T12:00:00`)),
        age: format.age(ageYears(birthDate, todayHere(new Date())), pet.dob_estimated),
      }),
    ],
    [t('form.gender'), t(`cases:detail.gender.${pet.gender}`)],
    [t('record.neutered'), t(`cases:detail.neuteredWord.${neuteredWord(pet.neutered)}`)],
    [t('form.weight'), format.weight(pet.weight)],
    [t('form.size'), (pet.size && t(`cases:detail.size.${pet.size}`)) || undefined],
    [t('record.lastVisit'), pet.lastVisit ? format.date(pet.lastVisit) : undefined],
    [t('form.ownerName'), pet.owner_name],
    [t('form.ownerEmail'), pet.owner_email],
    [t('form.ownerContact'), pet.owner_contact],
  ]
  return (
    <Card aria-label={t('record.facts')}>
      <List>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || t('record.notGiven')}</dd>
          </div>
        ))}
      </List>
    </Card>
  )
}
