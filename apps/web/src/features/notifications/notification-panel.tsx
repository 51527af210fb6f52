import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { isStaff } from '@systole/domain/accounts/is-staff'
import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { BrowserNoticeChoice } from './browser-notice-choice.tsx'
import { NotificationItem } from './notification-item.tsx'
import { notificationsQuery, readNotifications } from './notifications.queries.ts'

const Panel = styled('div')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    width: 400,
    maxWidth: 'calc(100vw - 32px)',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    maxHeight: 'min(640px, calc(100dvh - 96px))',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      padding: '8px 8px 8px 16px',
      borderBottom: `1px solid ${edge.line}`,
      '& > h2': { flex: 1, margin: 0, fontSize: '1.0625rem' },
    },
    '& > .list': { overflowY: 'auto', minHeight: 96 },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& .empty': { margin: 0, padding: '28px 20px', color: ink.muted },
    '& .more': { padding: 8, display: 'grid', justifyItems: 'center' },
  }
})

/** Lists notifications, newest first; each is a link. */
export function NotificationPanel(props: {
  id: string
  anchor: HTMLElement | null
  unread: number
  onClose: () => void
}) {
  const { id, anchor, unread, onClose } = props
  const { t } = useTranslation(['notifications', 'common'])
  const reading = useAction({
    run: () => readNotifications(),
    failed: (reason) => reason,
  })
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { id, role: 'dialog', 'aria-labelledby': `${id}-title` } }}
    >
      <Panel>
        <header>
          <h2 id={`${id}-title`}>{t('title')}</h2>
          {unread > 0 && (
            <Button size="small" disabled={reading.isBusy} onClick={() => reading.start()}>
              {t('readAll')}
            </Button>
          )}
          <IconButton type="button" aria-label={t('close')} onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        </header>
        <div className="list">
          <List onClose={onClose} />
        </div>
        <BrowserNoticeChoice />
      </Panel>
    </Popover>
  )
}

function List({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications')
  const isVet = !isStaff(useSession().user_type)
  const query = useInfiniteQuery(notificationsQuery)
  const all = query.data?.pages.flatMap(({ notifications }) => notifications)
  return (
    <>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={3} height={60} />}
      {all?.length === 0 && <p className="empty">{t(isVet ? 'empty' : 'emptyStaff')}</p>}
      {all && all.length > 0 && (
        <ul>
          {all.map((notification) => (
            <NotificationItem
              key={notification.nid}
              notification={notification}
              onFollow={onClose}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className="more">
          <Button
            size="small"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
