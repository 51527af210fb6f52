import type { EnglishTexts } from '@systole/i18n/translated'

/** The reason of an unrequested redirect, stored in the history entry. */
export type Notice = keyof EnglishTexts['shell']['notices']

declare module '@tanstack/history' {
  interface HistoryState {
    notice?: Notice
  }
}
