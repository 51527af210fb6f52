import { deliveries } from './ja/deliveries.ts'
import { messages } from './ja/messages.ts'
import { timeline } from './ja/timeline.ts'

/** The texts of a case's history and of its mails. */
export const jaTimeline = { deliveries, messages, timeline }
