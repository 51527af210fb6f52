import { isLanguage, type Language } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'

/** Returns the current language; renders again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : 'en_us'
}
