import { notifications } from './ja/notifications.ts'

/** The texts of notifications; loaded after the page itself. */
export const jaNews = { notifications }
