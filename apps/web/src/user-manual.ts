import { type Language, MANUAL_ENDINGS } from '@systole/i18n/languages'

/** Returns the address of the user manual in a language. */
export function userManualPath(language: Language): string {
  return `/manual/systole-user-manual-${MANUAL_ENDINGS[language]}.pdf`
}
