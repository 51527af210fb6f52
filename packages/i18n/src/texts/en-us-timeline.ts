import { deliveries } from './en_us/deliveries.ts'
import { messages } from './en_us/messages.ts'
import { timeline } from './en_us/timeline.ts'

/** What happened to a case, and the mails about it. */
export const enUsTimeline = { deliveries, messages, timeline }
