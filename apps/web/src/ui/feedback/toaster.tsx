import Alert from '@mui/material/Alert'
import Portal from '@mui/material/Portal'
import Snackbar from '@mui/material/Snackbar'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { TOAST_MS, toastStore } from './toast-store.ts'

/** The position on a phone, where the title of a page or of a dialog is as wide as the toast. */
const BELOW_TITLES_PX = 124

/**
 * Shows the message at the top centre for six seconds, or until its button expires. Rendered in a portal and only when needed:
 * inside #root it would be hidden from screen readers while a dialog is open.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const { t } = useTranslation('common')
  if (!toast) return null
  const done = () => toastStore.set(null)
  const { action } = toast
  return (
    <Portal>
      <Snackbar
        key={toast.id}
        open
        autoHideDuration={action?.forMs ?? TOAST_MS}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        sx={{ top: { xs: BELOW_TITLES_PX, md: 24 } }}
        onClose={(_event, why) => {
          if (why !== 'clickaway') done()
        }}
      >
        <Alert
          severity={toast.tone}
          role="alert"
          onClose={done}
          slotProps={{ closeButton: { 'aria-label': t('close') } }}
        >
          {toast.text}
          {action && (
            <Button
              size="small"
              variant="outlined"
              sx={{ ml: 2, my: '-4px' }}
              onClick={() => {
                done()
                action.run()
              }}
            >
              {action.label}
            </Button>
          )}
        </Alert>
      </Snackbar>
    </Portal>
  )
}
