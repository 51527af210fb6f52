import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Explains in one line why the person was redirected here. */
export function ArrivalNotice() {
  const notice = useRouterState({ select: (state) => state.location.state.notice })
  const { t } = useTranslation('shell')
  if (!notice) return null
  return (
    <Notice tone={notice === 'signInFirst' ? 'info' : 'warn'} announce>
      {t(`notices.${notice}`)}
    </Notice>
  )
}
