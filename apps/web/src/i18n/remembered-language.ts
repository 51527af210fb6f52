import { parseWording, type Wording } from '@systole/i18n/languages'
import { currentBrand } from '../brand.ts'

const KEY = 'systole.language'

/**
 * Returns the first language: the address precedes the stored choice, which precedes the browser's preference among those
 * offered, which precedes the variant's default (S1, SHELL-8). A language in the address is stored for the next page.
 */
export function firstLanguage(): Wording {
  const fromAddress = parseWording(new URLSearchParams(window.location.search).get('lang'))
  if (fromAddress) rememberLanguage(fromAddress)
  const stored = parseWording(read())
  const wished = navigator.languages.map(parseWording).find((wording) => wording !== undefined)
  return fromAddress ?? stored ?? wished ?? currentBrand().language
}

/** Stores the language, the only choice that outlives a session on this device. */
export function rememberLanguage(wording: Wording): void {
  try {
    window.localStorage.setItem(KEY, wording)
  } catch {
    // storage may be switched off; the choice then lasts until the page closes
  }
}

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}
