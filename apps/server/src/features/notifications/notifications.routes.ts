import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { countNotifications } from './count-notifications.ts'
import { queryNotifications } from './query-notifications.ts'
import { readNotifications } from './read-notifications.ts'

export function notificationRoutes(serve: Serve) {
  serve.call(contract.notifications.queryNotifications, queryNotifications)
  serve.call(contract.notifications.countNotifications, countNotifications)
  serve.call(contract.notifications.readNotifications, readNotifications)
}
