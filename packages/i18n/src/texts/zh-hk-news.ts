import { notifications } from './zh_hk/notifications.ts'

/** The texts of notifications; loaded after the page itself. */
export const zhHkNews = { notifications }
