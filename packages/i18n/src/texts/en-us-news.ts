import { notifications } from './en_us/notifications.ts'

/** The texts of notifications; loaded after the page itself. */
export const enUsNews = { notifications }
