import { deliveries } from './ja/deliveries.ts'
import { messages } from './ja/messages.ts'
import { notifications } from './ja/notifications.ts'
import { timeline } from './ja/timeline.ts'

/** What happened to a case and its mails, and what one is told; comes after the page itself. */
export const jaNews = { deliveries, messages, notifications, timeline }
