import { htmlLang, type Language } from '@systole/i18n/languages'

/** Formats `14:21:07`; seconds show that the last change was saved. */
export function formatTimeWithSeconds(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(htmlLang[language], {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}
