import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Language } from '@systole/domain/hospitals/hospital'
import { projectRoot } from '../project-root.ts'

/** Regular text, strong text, and the serif of titles. */
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

/** Which Han forms a reader of the language expects first. */
const HAN_ORDER: Record<Language, readonly Script[]> = {
  en_us: ['tc', 'sc', 'jp', 'kr'],
  zh_hk: ['tc', 'sc', 'jp', 'kr'],
  zh_cn: ['sc', 'tc', 'jp', 'kr'],
  ja: ['jp', 'tc', 'sc', 'kr'],
  ko: ['kr', 'tc', 'sc', 'jp'],
}

/** The faces a text is set in, best first; each character takes the first one that has it. */
export function facesFor(text: string, weight: Weight, language: Language): Face[] {
  return [
    {
      name: LATIN[weight],
      file: join(projectRoot(), `apps/server/assets/fonts/${LATIN[weight]}.ttf`),
    },
    ...scriptsOf(text, language).map((script) => cjkFace(script, weight)),
  ]
}

/** Kana marks a text as Japanese and hangul as Korean, whatever the language of the report. */
function scriptsOf(text: string, language: Language): readonly Script[] {
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) return HAN_ORDER.ja
  if (/\p{Script=Hangul}/u.test(text)) return HAN_ORDER.ko
  return HAN_ORDER[language]
}

const found = new Map<string, Face>()

/** Where a file is does not change while we run, and looking for it takes longer than a line to set. */
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
