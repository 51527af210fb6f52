import type { WireNotification } from '@systole/contract/office/notifications'
import { caseNumberText } from '@systole/domain/cases/case-number'
import type { Db } from '../../db/database.ts'
import { internalTexts } from '../messages/message-store.ts'
import type { NotificationRow } from './notification-store.ts'

/** Presents notifications; those of internal messages include the text. */
export async function presentNotifications(
  db: Db,
  rows: readonly NotificationRow[],
): Promise<WireNotification[]> {
  const written = rows.filter(({ kind }) => kind === 'internal')
  const words = await internalTexts(
    db,
    written.map(({ detail }) => detail),
  )
  return rows.map((row) => presentNotification(row, words.get(row.detail)))
}

function presentNotification(
  row: NotificationRow,
  words: { text: string; by: string } | undefined,
): WireNotification {
  return {
    nid: row.notificationId,
    kind: row.kind,
    usid: row.caseId ?? '',
    id: row.caseNumber === null ? '' : caseNumberText(row.caseNumber, row.service ?? undefined),
    pet: row.petName ?? '',
    detail: words ? '' : (row.hospitalName ?? row.detail),
    text: words?.text ?? '',
    by: words?.by ?? '',
    time: row.createdAt,
    is_read: row.readAt !== null,
  }
}
