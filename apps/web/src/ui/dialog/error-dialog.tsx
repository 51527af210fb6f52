import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { MessageDialog } from './message-dialog.tsx'

/** Shows any other error, with the server's unchanged message below our own (SHELL-7). */
export function ErrorDialog(props: {
  /** The error and its remedy; `null` keeps the dialog closed. */
  text: string | null
  /** The server's own message, if it adds something. */
  serverMessage?: string
  onClose: () => void
}) {
  const { text, serverMessage, onClose } = props
  const { t } = useTranslation('common')
  return (
    <MessageDialog open={text !== null} title={t('errorTitle')} onClose={onClose}>
      <Typography>{text}</Typography>
      {serverMessage && serverMessage !== text && (
        <Typography variant="body2" sx={{ mt: 2, color: 'ink.muted' }}>
          {serverMessage}
        </Typography>
      )}
    </MessageDialog>
  )
}
