import type { WireNotification } from '@systole/contract/notifications'
import { caseNumberText } from '@systole/domain/cases/case'
import { toStamp } from '@systole/domain/time/stamp'
import type { NotificationRow } from './notification-store.ts'

export function presentNotification(row: NotificationRow): WireNotification {
  return {
    nid: row.notificationId,
    kind: row.kind,
    usid: row.caseId ?? '',
    id: row.caseNumber === null ? '' : caseNumberText(row.caseNumber),
    pet: row.petName ?? '',
    detail: row.detail,
    time: toStamp(row.createdAt),
    is_read: row.readAt !== null,
  }
}
