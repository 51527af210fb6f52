import { deliveries } from './en_us/deliveries.ts'
import { messages } from './en_us/messages.ts'
import { notifications } from './en_us/notifications.ts'
import { timeline } from './en_us/timeline.ts'

/** What happened to a case and its mails, and what one is told; comes after the page itself. */
export const enUsNews = { deliveries, messages, notifications, timeline }
