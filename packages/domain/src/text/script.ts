import type { Language } from '../hospitals/hospital.ts'

type Script = 'latin' | 'han' | 'kana' | 'hangul'

const SCRIPTS: Record<Script, RegExp> = {
  latin: /\p{Script=Latin}/gu,
  han: /\p{Script=Han}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  hangul: /\p{Script=Hangul}/gu,
}
/** The weight of a character of each script, in letters of Latin text. */
const WEIGHT: Record<Script, number> = { latin: 1, han: 3, kana: 2, hangul: 3 }

const WRITTEN_IN: Record<Language, readonly Script[]> = {
  en_us: ['latin'],
  zh_hk: ['han'],
  zh_cn: ['han'],
  ja: ['kana', 'han'],
  ko: ['hangul'],
}
/** The minimum weight to judge; shorter text may be a drug, a unit or a name. */
const LEAST = 24

/** Returns whether most of a text is written in another script than its language. Short texts are not judged. */
export function isInOtherScript(text: string, language: Language): boolean {
  const weights = Object.entries(SCRIPTS).map(([script, letters]) => {
    const name = script as Script // the keys of the table above
    return { name, weight: (text.match(letters)?.length ?? 0) * WEIGHT[name] }
  })
  const all = weights.reduce((sum, { weight }) => sum + weight, 0)
  if (all < LEAST) return false
  const own = weights
    .filter(({ name }) => WRITTEN_IN[language].includes(name))
    .reduce((sum, { weight }) => sum + weight, 0)
  if (own * 2 < all) return true
  // Japanese text without any kana is Chinese
  return language === 'ja' && !weights.some(({ name, weight }) => name === 'kana' && weight > 0)
}
