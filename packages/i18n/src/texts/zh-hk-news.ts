import { deliveries } from './zh_hk/deliveries.ts'
import { messages } from './zh_hk/messages.ts'
import { notifications } from './zh_hk/notifications.ts'
import { timeline } from './zh_hk/timeline.ts'

/** What happened to a case and its mails, and what one is told; comes after the page itself. */
export const zhHkNews = { deliveries, messages, notifications, timeline }
