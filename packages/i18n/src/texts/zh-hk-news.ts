import { notifications } from './zh_hk/notifications.ts'

/** What one is told; comes after the page itself. */
export const zhHkNews = { notifications }
