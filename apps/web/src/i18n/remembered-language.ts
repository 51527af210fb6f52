import { type Language, parseLanguage } from '@systole/i18n/languages'
import { currentBrand } from '../brand.ts'

const KEY = 'systole.language'

/** The address wins over what was chosen before, that over the browser's wish among those offered, that over the variant's own (S1, SHELL-8). A language that an address names is a choice: the next page keeps it. */
export function firstLanguage(): Language {
  const fromAddress = parseLanguage(new URLSearchParams(window.location.search).get('lang'))
  if (fromAddress) rememberLanguage(fromAddress)
  const stored = parseLanguage(read())
  const wished = navigator.languages.map(parseLanguage).find((language) => language !== undefined)
  return fromAddress ?? stored ?? wished ?? currentBrand().language
}

/** The language is all that outlives a session on this device. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language)
  } catch {
    // Storage may be switched off; the choice then lasts until the page closes.
  }
}

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}
