import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'

/** -126: the name is in the records; search it, or use another (NEW-9). */
export function DuplicateNameDialog(props: {
  open: boolean
  petName: string
  onAnother: () => void
  onSearch: () => void
}) {
  const { open, petName, onAnother, onSearch } = props
  const { t } = useTranslation('pets')
  const search = useRef<HTMLButtonElement>(null)
  return (
    <AppDialog
      open={open}
      title={t('duplicate.title')}
      size="xs"
      onClose={onAnother}
      initialFocus={search}
      actions={
        <>
          <Button variant="outlined" onClick={onAnother}>
            {t('duplicate.another')}
          </Button>
          <Button ref={search} variant="contained" onClick={onSearch}>
            {t('duplicate.search')}
          </Button>
        </>
      }
    >
      <Typography>{t('duplicate.text', { pet: petName })}</Typography>
    </AppDialog>
  )
}
