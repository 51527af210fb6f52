import { deliveries } from './zh_hk/deliveries.ts'
import { messages } from './zh_hk/messages.ts'
import { timeline } from './zh_hk/timeline.ts'

/** What happened to a case, and the mails about it. */
export const zhHkTimeline = { deliveries, messages, timeline }
