import { deliveries } from './ko/deliveries.ts'
import { messages } from './ko/messages.ts'
import { timeline } from './ko/timeline.ts'

/** The texts of a case's history and of its mails. */
export const koTimeline = { deliveries, messages, timeline }
