import type { EnglishTexts } from '@systole/i18n/texts-of'

/** Why a person arrives somewhere they did not ask for; travels in the history entry. */
export type Notice = keyof EnglishTexts['shell']['notices']

declare module '@tanstack/history' {
  interface HistoryState {
    notice?: Notice
  }
}
