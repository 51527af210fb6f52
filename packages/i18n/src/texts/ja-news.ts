import { notifications } from './ja/notifications.ts'

/** What one is told; comes after the page itself. */
export const jaNews = { notifications }
