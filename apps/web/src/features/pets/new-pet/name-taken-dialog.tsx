import Typography from '@mui/material/Typography'
import type { RegisteredPet } from '@systole/contract/hospitals/pets'
import { paths } from '@systole/contract/pages'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { todayHere } from '../../../ui/format/today.ts'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import { PetCard } from '../pet-card.tsx'
import { petFound } from '../registered/chosen-pet.ts'

/** -126 after a correction: another pet already has the name. */
export function NameTakenDialog(props: {
  open: boolean
  petName: string
  matches: readonly RegisteredPet[]
  onClose: () => void
  onShut: () => void
}) {
  const { open, petName, matches, onClose, onShut } = props
  const { t } = useTranslation('pets')
  const another = useRef<HTMLButtonElement>(null)
  const today = todayHere(new Date())
  return (
    <AppDialog
      open={open}
      title={t('duplicate.title')}
      onClose={onClose}
      onShut={onShut}
      initialFocus={another}
      actions={
        <Button ref={another} variant="contained" onClick={onClose}>
          {t('duplicate.another')}
        </Button>
      }
    >
      <Typography>{t('record.nameTaken', { pet: petName })}</Typography>
      {matches.map((pet) => (
        <div key={pet.petId} style={{ marginTop: 12 }}>
          <PetCard
            pet={petFound(pet, today)}
            action={
              <ButtonLink variant="outlined" href={paths.pet({ petId: pet.petId })}>
                {t('record.open')}
              </ButtonLink>
            }
          />
        </div>
      ))}
    </AppDialog>
  )
}
