import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Language } from '@systole/domain/hospitals/hospital'
import { projectRoot } from '../project-root.ts'

/** The weights: regular text, strong text, and the serif of titles. */
export type Weight = 'regular' | 'strong' | 'title'
type Script = 'tc' | 'sc' | 'jp' | 'kr'
type Face = { name: string; file: string }

const require = createRequire(import.meta.url)
const LATIN: Record<Weight, string> = {
  regular: 'atkinson-hyperlegible-next-400',
  strong: 'atkinson-hyperlegible-next-600',
  title: 'source-serif-4-500',
}
const CJK_WEIGHT = { regular: '400Regular', strong: '600SemiBold', title: '600SemiBold' } as const

/** The preferred Han forms per language. */
const HAN_ORDER: Record<Language, readonly Script[]> = {
  en_us: ['tc', 'sc', 'jp', 'kr'],
  zh_hk: ['tc', 'sc', 'jp', 'kr'],
  zh_cn: ['sc', 'tc', 'jp', 'kr'],
  ja: ['jp', 'tc', 'sc', 'kr'],
  ko: ['kr', 'tc', 'sc', 'jp'],
}

/** Returns the fonts for a text, best first; each character uses the first one that has it. */
export function facesFor(text: string, weight: Weight, language: Language): Face[] {
  return [
    {
      name: LATIN[weight],
      file: join(projectRoot(), `apps/server/assets/fonts/${LATIN[weight]}.ttf`),
    },
    ...scriptsOf(text, language).map((script) => cjkFace(script, weight)),
  ]
}

/** Returns the preferred scripts; kana marks a text as Japanese and hangul as Korean, in a report of any language. */
function scriptsOf(text: string, language: Language): readonly Script[] {
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) return HAN_ORDER.ja
  if (/\p{Script=Hangul}/u.test(text)) return HAN_ORDER.ko
  return HAN_ORDER[language]
}

const found = new Map<string, Face>()

/** Returns a font file; the path is cached, because resolving it is slower than setting a line. */
function cjkFace(script: Script, weight: Weight): Face {
  const style = CJK_WEIGHT[weight]
  const name = `NotoSans${script.toUpperCase()}_${style}`
  const known = found.get(name)
  if (known) return known
  const file = require.resolve(`@expo-google-fonts/noto-sans-${script}/${style}/${name}.ttf`)
  const face = { name, file }
  found.set(name, face)
  return face
}
