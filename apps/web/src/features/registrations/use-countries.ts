import { COUNTRIES, SERVED_COUNTRIES } from '@systole/domain/hospitals/countries'
import { htmlLang } from '@systole/i18n/languages'
import { useMemo } from 'react'
import { useWording } from '../../i18n/use-language.ts'
import { formatRegion } from '../../ui/format/format-region.ts'

export type CountryOption = { value: string; label: string }

/** Returns every country by its name in the reader's language; the regions that the portal serves come first. */
export function useCountries(): readonly CountryOption[] {
  const wording = useWording()
  return useMemo(() => {
    const others = COUNTRIES.filter((code) => !SERVED_COUNTRIES.some((served) => served === code))
    const option = (code: string) => ({ value: code, label: formatRegion(code, wording) })
    const { compare } = new Intl.Collator(htmlLang[wording])
    return [
      ...SERVED_COUNTRIES.map(option),
      ...others.map(option).sort((a, b) => compare(a.label, b.label)),
    ]
  }, [wording])
}
