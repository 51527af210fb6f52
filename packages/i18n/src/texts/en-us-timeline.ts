import { deliveries } from './en_us/deliveries.ts'
import { messages } from './en_us/messages.ts'
import { timeline } from './en_us/timeline.ts'

/** The texts of a case's history and of its mails. */
export const enUsTimeline = { deliveries, messages, timeline }
