import { notifications } from './ko/notifications.ts'

/** The texts of notifications; loaded after the page itself. */
export const koNews = { notifications }
