import {
  fallbacks,
  htmlLang,
  isWording,
  type Language,
  languageOf,
  type Wording,
} from '@systole/i18n/languages'
import type { TextPart } from '@systole/i18n/text-parts'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { FallbackRuns } from './fallback-runs.ts'
import { formatCounts } from './format-counts.ts'
import { loadTexts } from './load-texts.ts'
import { rememberLanguage } from './remembered-language.ts'
import type { Bundle } from './text-part.ts'

/** The source of texts; a test may supply an incomplete table. */
export type TextSource = (wording: Wording, part: TextPart) => Promise<Bundle | undefined>

export const i18n = createInstance()

const partsInUse = new Set<TextPart>()
const partOf = new Map<string, TextPart>()
const loaded = new Map<string, Promise<Wording>>()
const fallbackRuns = new FallbackRuns()
let source: TextSource = loadTexts

export async function startI18n(wording: Wording, texts: TextSource = loadTexts): Promise<void> {
  source = texts
  await i18n
    .use(initReactI18next)
    .use(formatCounts)
    .use(fallbackRuns.postProcessor(currentLanguage, bringFallbacks))
    .init({
      lng: wording,
      load: 'currentOnly',
      fallbackLng: (code) => [...(isWording(code) ? fallbacks[code] : []), 'en_us'],
      defaultNS: 'common',
      ns: [],
      resources: {},
      interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
      postProcess: [fallbackRuns.name],
      postProcessPassResolved: true,
      saveMissing: true,
      missingKeyHandler: (_, namespace) => bringFallbacks(namespace),
      parseMissingKeyHandler: () => '', // until they are loaded
      react: { useSuspense: false, bindI18nStore: 'added' },
    })
  await addTexts('auth')
  await showLanguage(wording)
}

/** Loads parts in the current language; later switches reload them. */
export async function addTexts(...parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) partsInUse.add(part)
  await Promise.all(parts.map((part) => load(currentWording(), part)))
}

/** Switches every visible text simultaneously, once the new language's texts are loaded (SHELL-5). */
export async function changeLanguage(wording: Wording): Promise<void> {
  await Promise.all([...partsInUse].map((part) => load(wording, part)))
  fallbackRuns.forget()
  await i18n.changeLanguage(wording)
  rememberLanguage(wording)
  await showLanguage(wording)
}

export function currentLanguage(): Language {
  return languageOf(currentWording())
}

export function currentWording(): Wording {
  return isWording(i18n.language) ? i18n.language : 'en_us'
}

/** Loads a part, or its first fallback if the language lacks it. Returns the language it is written in. */
function load(wording: Wording, part: TextPart): Promise<Wording> {
  const key = `${wording}/${part}`
  const known = loaded.get(key)
  if (known !== undefined) return known
  const loading = source(wording, part).then((texts) => {
    if (texts === undefined) return loadNext(wording, part)
    for (const [namespace, keys] of Object.entries(texts)) {
      partOf.set(namespace, part)
      i18n.addResourceBundle(wording, namespace, keys)
    }
    return wording
  })
  loading.catch(() => loaded.delete(key))
  loaded.set(key, loading)
  return loading
}

async function loadNext(wording: Wording, part: TextPart): Promise<Wording> {
  for (const next of fallbacks[wording]) {
    const writtenIn = await load(next, part)
    if (writtenIn === next) return next
  }
  throw new Error(`No language has the texts of ${part}`)
}

/** Loads every fallback of a language that lacks a key; the page updates once they are loaded (SHELL-4). */
function bringFallbacks(namespace: string): void {
  const part = partOf.get(namespace)
  if (part === undefined) return
  for (const language of fallbacks[currentWording()]) void load(language, part)
}

/** Sets the page's language; a language without sign-in texts shows its fallback's, and the page declares that one. */
async function showLanguage(wording: Wording): Promise<void> {
  document.documentElement.lang = htmlLang[await load(wording, 'auth')]
}
