import { paths } from '@systole/contract/pages'
import { useBlocker } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'

/** Asks before unsaved settings are left. An ended session is not blocked, because the draft is kept. */
export const SettingsLeaveGuard = memo(function LeaveGuard({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation('hospital')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty && next.pathname !== current.pathname && next.pathname !== paths.login(),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={t('leave.title')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.go')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
})
