import type { EnglishTexts } from '@systole/i18n/text-parts'

/** The reason of an unrequested redirect, stored in the history entry. */
export type ShellNotice = keyof EnglishTexts['shell']['notices']

declare module '@tanstack/history' {
  interface HistoryState {
    notice?: ShellNotice
  }
}
