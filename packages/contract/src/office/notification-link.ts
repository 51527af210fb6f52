import { can } from '@systole/domain/access/access'
import { isStaff } from '@systole/domain/accounts/is-staff'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { NotificationKind } from '@systole/domain/notifications/notification'
import { paths } from '../pages.ts'

const ON_THE_REPORT: ReadonlySet<NotificationKind> = new Set([
  'reportReleased',
  'reportCorrected',
  'enquiryAnswered',
  'mailUndelivered',
  'repeatDeclined',
])

const ON_THE_PREPARATION: ReadonlySet<NotificationKind> = new Set([
  'ecgToPrepare',
  'ecgQualityAsked',
  'ecgQualityDecided',
  'ecgSentBack',
])

/** Returns the page that a notification leads to, and whether it opens in a new tab. */
export function notificationLink(
  { kind, caseId }: { kind: NotificationKind; caseId: string },
  userType: UserType,
): { href: string; isNewTab: boolean } {
  if (!isStaff(userType)) {
    return ON_THE_REPORT.has(kind)
      ? { href: paths.econsultReport({ caseId }), isNewTab: true }
      : { href: paths.testDetail({ caseId, mode: 2 }), isNewTab: false }
  }
  if (kind === 'refundAsked')
    return { href: paths.payments({ show: 'attention' }), isNewTab: false }
  if (kind === 'erasureAsked') return { href: paths.hospitalData(), isNewTab: false }
  if (kind === 'mailUndelivered') return { href: paths.undelivered(), isNewTab: false }
  if (ON_THE_PREPARATION.has(kind) && can(userType, 'saveEcgPatch'))
    return { href: paths.ecgPrepare({ caseId }), isNewTab: false }
  if (kind === 'ecgToReview' && can(userType, 'reviewEcg'))
    return { href: paths.ecgReview({ caseId }), isNewTab: false }
  return { href: paths.reading({ caseId }), isNewTab: false }
}
