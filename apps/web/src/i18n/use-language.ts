import { isWording, type Language, languageOf, type Wording } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'

/** Returns the current language; renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isWording(i18n.language) ? languageOf(i18n.language) : 'en_us'
}

/** Returns the current wording: the language, or Taiwan's Traditional Chinese; for menus, formats and names of breeds. */
export function useWording(): Wording {
  const { i18n } = useTranslation()
  return isWording(i18n.language) ? i18n.language : 'en_us'
}
