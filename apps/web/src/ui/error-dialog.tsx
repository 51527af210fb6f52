import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { MessageDialog } from './message-dialog.tsx'

/** SHELL-7: any other error, with the server's message as it was sent under our own line. */
export function ErrorDialog(props: {
  /** What happened and what to do; null keeps the dialog shut. */
  text: string | null
  /** The server's own words, when they say more. */
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
