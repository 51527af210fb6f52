import { fallbacks, type Language, type WrittenLanguage } from '@systole/i18n/languages'
import { simplified } from '@systole/i18n/simplified'

export type TextPart = 'door' | 'errors' | 'rooms' | 'office' | 'reading' | 'viewers'
type Bundle = Record<string, object>

/** One lazy chunk per language and part: `door` for signing in, `errors` for refusals, `rooms` for everyone, `office` for accounts and hospitals, `reading` for staff, `viewers` with the first test file opened. */
const chunks: Record<WrittenLanguage, Record<TextPart, () => Promise<Bundle>>> = {
  en_us: {
    door: async () => (await import('@systole/i18n/texts/en-us-door')).enUsDoor,
    errors: async () => (await import('@systole/i18n/texts/en-us-errors')).enUsErrors,
    office: async () => (await import('@systole/i18n/texts/en-us-office')).enUsOffice,
    reading: async () => (await import('@systole/i18n/texts/en-us-reading')).enUsReading,
    rooms: async () => (await import('@systole/i18n/texts/en-us-rooms')).enUsRooms,
    viewers: async () => (await import('@systole/i18n/texts/en-us-viewers')).enUsViewers,
  },
  zh_hk: {
    door: async () => (await import('@systole/i18n/texts/zh-hk-door')).zhHkDoor,
    errors: async () => (await import('@systole/i18n/texts/zh-hk-errors')).zhHkErrors,
    office: async () => (await import('@systole/i18n/texts/zh-hk-office')).zhHkOffice,
    reading: async () => (await import('@systole/i18n/texts/zh-hk-reading')).zhHkReading,
    rooms: async () => (await import('@systole/i18n/texts/zh-hk-rooms')).zhHkRooms,
    viewers: async () => (await import('@systole/i18n/texts/zh-hk-viewers')).zhHkViewers,
  },
}

/** The texts of a language, with the code they really are in: `ja` and `ko` answer English. */
export async function loadTexts(
  language: Language,
  part: TextPart,
): Promise<{ writtenIn: Language; texts: Bundle }> {
  if (language === 'zh_cn') return { writtenIn: 'zh_cn', texts: await loadSimplified(part) }
  const written = [language, ...fallbacks[language]].find(isWritten) ?? 'en_us'
  return { writtenIn: written, texts: await chunks[written][part]() }
}

async function loadSimplified(part: TextPart): Promise<Bundle> {
  const [texts, { Converter }] = await Promise.all([chunks.zh_hk[part](), import('opencc-js/t2cn')])
  return simplified(texts, Converter({ from: 'hk', to: 'cn' }))
}

function isWritten(language: Language): language is WrittenLanguage {
  return language in chunks
}
