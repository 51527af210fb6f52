import { deliveries } from './ja/deliveries.ts'
import { messages } from './ja/messages.ts'
import { timeline } from './ja/timeline.ts'

/** What happened to a case, and the mails about it. */
export const jaTimeline = { deliveries, messages, timeline }
