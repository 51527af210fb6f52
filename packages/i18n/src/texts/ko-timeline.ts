import { deliveries } from './ko/deliveries.ts'
import { messages } from './ko/messages.ts'
import { timeline } from './ko/timeline.ts'

/** What happened to a case, and the mails about it. */
export const koTimeline = { deliveries, messages, timeline }
