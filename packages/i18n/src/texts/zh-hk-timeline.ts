import { deliveries } from './zh_hk/deliveries.ts'
import { messages } from './zh_hk/messages.ts'
import { timeline } from './zh_hk/timeline.ts'

/** The texts of a case's history and of its mails. */
export const zhHkTimeline = { deliveries, messages, timeline }
