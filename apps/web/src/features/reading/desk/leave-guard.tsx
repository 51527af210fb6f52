import { paths } from '@systole/contract/pages'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import type { ReportAutosaver } from '../drafts/draft-keeper.ts'

const PATIENCE_MS = 3000

/**
 * Saves before leaving the page and asks if that fails. The end of the session is not blocked, because the draft stays on this
 * device.
 */
export function ReportLeaveGuard({ keeper }: { keeper: ReportAutosaver }) {
  const { t } = useTranslation('reading')
  const blocker = useBlocker({
    shouldBlockFn: async ({ next }) =>
      next.pathname !== paths.login() && keeper.isDirty() && !(await savedInTime(keeper)),
    enableBeforeUnload: () => keeper.isDirty(),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={t('save.leaveTitle')}
      cancelLabel={t('save.stay')}
      confirmLabel={t('save.leaveNow')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {t('save.leave')}
    </ConfirmDialog>
  )
}

function savedInTime(keeper: ReportAutosaver): Promise<boolean> {
  const patience = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false))
  return Promise.race([keeper.saveNow(), patience])
}
