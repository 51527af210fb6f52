import { notifications } from './ko/notifications.ts'

/** What one is told; comes after the page itself. */
export const koNews = { notifications }
