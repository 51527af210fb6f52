import { notifications } from './en_us/notifications.ts'

/** What one is told; comes after the page itself. */
export const enUsNews = { notifications }
