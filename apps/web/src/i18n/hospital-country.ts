import { languageOf, type Wording, wordingFor, wordings } from '@systole/i18n/languages'
import { changeLanguage, currentLanguage, currentWording } from './i18n.ts'

let country: string | null = null

/** Switches a hospital in Taiwan that reads Traditional Chinese to Taiwan's wording (ADR 48 of the decisions). */
export function followHospitalCountry(of: string | null): void {
  country = of
  const wording = wordingFor(currentLanguage(), of)
  if (wording === 'zh_tw' && currentWording() !== wording) void changeLanguage(wording)
}

/** Returns the choices of the language menu: all, or for a hospital in Taiwan only Taiwan's Traditional Chinese. */
export function offeredWordings(): readonly Wording[] {
  return country === 'TW'
    ? wordings.filter((wording) => wordingFor(languageOf(wording), country) === wording)
    : wordings
}
