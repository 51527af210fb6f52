import { client } from './client.ts'
import { orThrow } from './query.ts'
import { queryClient } from './query-client.ts'

/** Marks the notifications of a case as read, because its history shows the same events. */
export async function markCaseNotificationsRead(caseId: string): Promise<void> {
  await orThrow(client.notifications.readNotifications({ caseId }))
  await queryClient.invalidateQueries({ queryKey: ['notifications'] })
}
