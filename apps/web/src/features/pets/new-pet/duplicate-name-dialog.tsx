import Typography from '@mui/material/Typography'
import type { RegisteredPet } from '@systole/contract/hospitals/pets'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { todayHere } from '../../../ui/format/today.ts'
import { PetCard } from '../pet-card.tsx'
import { petFound } from '../registered/chosen-pet.ts'

/** -126: the name is already in the records; offers to use that pet, to search, or to choose another name (NEW-9). */
export function DuplicateNameDialog(props: {
  open: boolean
  petName: string
  matches: readonly RegisteredPet[]
  onClose: () => void
  onShut: () => void
  onSearch: () => void
  onUse: (pet: RegisteredPet) => void
}) {
  const { open, petName, matches, onClose, onSearch, onUse } = props
  const { t } = useTranslation('pets')
  const search = useRef<HTMLButtonElement>(null)
  const today = todayHere(new Date())
  return (
    <AppDialog
      open={open}
      title={t('duplicate.title')}
      size="sm"
      onClose={onClose}
      onShut={props.onShut}
      initialFocus={search}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('duplicate.another')}
          </Button>
          <Button ref={search} variant="contained" onClick={onSearch}>
            {t('duplicate.search')}
          </Button>
        </>
      }
    >
      <Typography>{t('duplicate.text', { pet: petName })}</Typography>
      {matches.map((pet) => (
        <div key={pet.petId} style={{ marginTop: 12 }}>
          <PetCard
            pet={petFound(pet, today)}
            action={
              <Button variant="outlined" onClick={() => onUse(pet)}>
                {t('duplicate.use')}
              </Button>
            }
          />
        </div>
      ))}
    </AppDialog>
  )
}
