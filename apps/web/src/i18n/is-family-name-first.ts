import type { Language } from '@systole/i18n/languages'

const FAMILY_FIRST: readonly Language[] = ['zh_hk', 'zh_cn', 'ja', 'ko']

export function isFamilyNameFirst(language: Language): boolean {
  return FAMILY_FIRST.includes(language)
}
