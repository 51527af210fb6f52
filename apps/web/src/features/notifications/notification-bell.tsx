import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/i18n.ts'
import { useSession } from '../../session/session-context.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { usePointerApproach } from '../../ui/hooks/use-pointer-approach.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { keepPushes } from './browser-notices.ts'
import { notificationCountQuery } from './notifications.queries.ts'
import { useBrowserNotices } from './use-browser-notices.ts'
import { useNewNotifications } from './use-new-notifications.ts'

const MOST = 99

const NotificationPanel = lazyDialog(async () => {
  const [part] = await Promise.all([import('./notification-panel.tsx'), addTexts('notifications')])
  return part.NotificationPanel
})

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 4,
  right: 2,
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: 9,
  display: 'grid',
  placeItems: 'center',
  fontSize: '.6875rem',
  fontWeight: 700,
  lineHeight: 1,
  color: '#fff',
  backgroundColor: (theme.vars ?? theme).palette.tone.danger.solid,
  '@media (forced-colors: active)': { border: '1px solid' },
}))

/** Shows the number of unread notifications, live while the page is visible; the list opens under it. */
export function NotificationBell() {
  const { t } = useTranslation('shell')
  const notices = useBrowserNotices()
  const { data } = useQuery({
    ...notificationCountQuery,
    refetchIntervalInBackground: notices === 'on',
  })
  useNewNotifications(data, notices === 'on')
  const { uid } = useSession()
  useEffect(() => keepPushes(uid), [uid])
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const unread = data?.unread ?? 0
  usePointerApproach('[data-bell]', () => void NotificationPanel.fetch().catch(() => undefined))
  return (
    <>
      <IconButton
        type="button"
        data-bell
        style={{ position: 'relative' }}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon of={Bell} />
        <VisuallyHidden>
          {t('notifications')}
          {unread > 0 && ` (${t('counts.unread', { count: unread })})`}
        </VisuallyHidden>
        {unread > 0 && <Count aria-hidden>{unread > MOST ? `${MOST}+` : unread}</Count>}
      </IconButton>
      <LazyMount wanted={anchor !== null}>
        <NotificationPanel
          id={id}
          anchor={anchor}
          unread={unread}
          onClose={() => setAnchor(null)}
        />
      </LazyMount>
    </>
  )
}
