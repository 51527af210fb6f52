import { paths } from '@systole/contract/pages'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'

const PATIENCE_MS = 3000

/**
 * Saves before leaving the page and asks if that fails. The end of the session is not blocked, because the draft stays on this
 * device.
 */
export function ReportLeaveGuard({ autosaver }: { autosaver: ReportAutosaver }) {
  const { t } = useTranslation('reading')
  const blocker = useBlocker({
    shouldBlockFn: async ({ next }) =>
      next.pathname !== paths.login() && autosaver.isDirty() && !(await savedInTime(autosaver)),
    enableBeforeUnload: () => autosaver.isDirty(),
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

function savedInTime(autosaver: ReportAutosaver): Promise<boolean> {
  const patience = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false))
  return Promise.race([autosaver.saveNow(), patience])
}
