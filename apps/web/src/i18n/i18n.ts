import { fallbacks, htmlLang, isLanguage, type Language } from '@systole/i18n/languages'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadTexts, type TextPart } from './load-texts.ts'
import { rememberLanguage } from './remembered-language.ts'

export const i18n = createInstance()

const partsInUse = new Set<TextPart>()
const loaded = new Map<string, Promise<Language>>()

export async function startI18n(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    load: 'currentOnly',
    fallbackLng: (code) => [...(isLanguage(code) ? fallbacks[code] : []), 'en_us'],
    defaultNS: 'common',
    ns: [],
    resources: {},
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  await addTexts('door')
  showLanguage(language)
}

/** Makes parts available in the language shown; later switches bring them along. */
export async function addTexts(...parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) partsInUse.add(part)
  await Promise.all(parts.map((part) => load(currentLanguage(), part)))
}

/** Switches every visible text at once, once the new language's texts are here (SHELL-5). */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...partsInUse].map((part) => load(language, part)))
  await i18n.changeLanguage(language)
  rememberLanguage(language)
  showLanguage(language)
}

export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : 'en_us'
}

function load(language: Language, part: TextPart): Promise<Language> {
  const key = `${language}/${part}`
  const known = loaded.get(key)
  if (known !== undefined) return known
  const loading = loadTexts(language, part).then(({ writtenIn, texts }) => {
    for (const [namespace, keys] of Object.entries(texts)) {
      i18n.addResourceBundle(writtenIn, namespace, keys)
    }
    return writtenIn
  })
  loading.catch(() => loaded.delete(key))
  loaded.set(key, loading)
  return loading
}

/** A language without texts of its own shows its fallback's, and the page says so. */
function showLanguage(language: Language): void {
  void load(language, 'door').then((writtenIn) => {
    document.documentElement.lang = htmlLang[writtenIn]
  })
}
