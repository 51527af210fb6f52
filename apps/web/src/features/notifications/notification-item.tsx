import { styled } from '@mui/material/styles'
import { notificationLink } from '@systole/contract/office/notification-link'
import type { NotificationKind } from '@systole/domain/notifications/notification'
import {
  Bell,
  CalendarX,
  Eraser,
  FileCheck,
  FileDiff,
  FileHeart,
  FileX,
  Flag,
  Hourglass,
  type LucideIcon,
  MailWarning,
  MessageCircleQuestion,
  MessageSquareReply,
  OctagonX,
  RotateCcw,
  StickyNote,
  Undo2,
  UserCheck,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { DotList } from '../../ui/display/dot-list.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { useFollow } from '../../ui/navigation/app-link.tsx'
import { type Notification, readNotifications } from './notifications.queries.ts'

const ICONS: Record<NotificationKind, LucideIcon> = {
  reportReleased: FileCheck,
  reportCorrected: FileDiff,
  enquiryAsked: MessageCircleQuestion,
  enquiryAnswered: MessageSquareReply,
  caseRejected: OctagonX,
  caseLate: Hourglass,
  caseEnding: CalendarX,
  caseAssigned: UserCheck,
  caseTakenOver: UserCheck,
  mailUndelivered: MailWarning,
  repeatAsked: RotateCcw,
  repeatAccepted: RotateCcw,
  repeatDeclined: RotateCcw,
  ecgToPrepare: FileHeart,
  ecgUnreadable: FileX,
  ecgToReview: FileHeart,
  ecgQualityAsked: Flag,
  ecgQualityDecided: Flag,
  ecgSentBack: Undo2,
  ecgToSecondReview: FileHeart,
  ecgToAsyncReview: FileHeart,
  ecgReviewReturned: Undo2,
  ecgSecondReviewDone: UserCheck,
  ecgSecondReviewDeclined: RotateCcw,
  ecgAsyncReviewDone: UserCheck,
  ecgAsyncReviewMajor: Flag,
  secondReviewerMissing: Flag,
  asyncReviewerMissing: Flag,
  message: Bell,
  internal: StickyNote,
  refundAsked: Undo2,
  erasureAsked: Eraser,
}

const Item = styled('li')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    '& + &': { borderTop: `1px solid ${edge.line}` },
    '& > a': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: 12,
      padding: '12px 16px',
      color: ink.body,
      textDecoration: 'none',
      '&:hover': { backgroundColor: surface.sunken },
      '&:focus-visible': { outlineOffset: -3 },
    },
    '& svg': { marginTop: 2, color: ink.muted },
    '& b': { display: 'block', fontWeight: 450, overflowWrap: 'anywhere' },
    '& p': { margin: '2px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& small': { display: 'block', marginTop: 2, fontSize: '.8125rem', color: ink.muted },
    '&[data-unread] b': { fontWeight: 650, color: ink.strong },
    '&[data-unread] svg': { color: brand.main },
    '& i': { width: 9, height: 9, marginTop: 7, borderRadius: '50%' },
    '&[data-unread] i': { backgroundColor: brand.main },
  }
})

/** Renders one notification as a link; following it marks it as read. */
export function NotificationItem(props: { notification: Notification; onFollow: () => void }) {
  const { notification, onFollow } = props
  const { t } = useTranslation(['notifications', 'common'])
  const { user_type: userType } = useSession()
  const format = useFormat()
  const now = useNow()
  const follow = useFollow()
  const hospitalName = useHospitalName()
  const { nid, kind, id, pet, detail, text, by, at, is_read: isRead } = notification
  const { href, isNewTab } = notificationLink(notification, userType)
  return (
    <Item {...(!isRead && { 'data-unread': '' })}>
      <a
        href={href}
        {...(isNewTab && { target: '_blank', rel: 'noopener' })}
        onClick={(event) => {
          if (!isRead) void readNotifications([nid]).catch(() => undefined) // it stays unread and is shown again
          if (!isNewTab) follow(event, href)
          onFollow()
        }}
      >
        <Icon of={ICONS[kind]} />
        <span>
          <b>
            {!isRead && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
            {t(`kinds.${kind}`, { pet, by })}
            {isNewTab && <VisuallyHidden> {t('common:opensInNewTab')}</VisuallyHidden>}
          </b>
          {text && <p>{text}</p>}
          <small>
            <DotList>
              {id}
              {at && format.moment(at, now)}
              {hospitalName(detail)}
            </DotList>
          </small>
        </span>
        <i aria-hidden />
      </a>
    </Item>
  )
}
