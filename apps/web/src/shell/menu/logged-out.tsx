import { paths } from '@systole/contract/pages'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { afterLogout } from '../../session/log-out.ts'
import { MessageDialog } from '../../ui/dialog/message-dialog.tsx'
import { useDocumentTitle } from '../document-title.ts'

/** Removes everything of the account from the page and confirms the logout. */
export function LoggedOut() {
  const { t } = useTranslation('shell')
  useDocumentTitle(t('logout.doneTitle'))
  useEffect(afterLogout, [])
  const signIn = () => window.location.assign(paths.login())
  return (
    <main>
      <MessageDialog
        open
        title={t('logout.doneTitle')}
        actionLabel={t('logout.signInAgain')}
        onAction={signIn}
        onClose={() => {}}
      >
        {t('logout.doneText')}
      </MessageDialog>
    </main>
  )
}
