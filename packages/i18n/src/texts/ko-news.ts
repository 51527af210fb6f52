import { deliveries } from './ko/deliveries.ts'
import { messages } from './ko/messages.ts'
import { notifications } from './ko/notifications.ts'
import { timeline } from './ko/timeline.ts'

/** What happened to a case and its mails, and what one is told; comes after the page itself. */
export const koNews = { deliveries, messages, notifications, timeline }
