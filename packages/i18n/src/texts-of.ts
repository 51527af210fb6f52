import type { Wording, WrittenLanguage } from './languages.ts'
import { simplified } from './simplified.ts'
import { taiwanese } from './taiwan.ts'
import { fileOf, type Namespace, PART_OF } from './text-parts.ts'
import type { Texts } from './translated.ts'

const GROUPS = (Object.keys(PART_OF) as Namespace[]).filter((name) => PART_OF[name] !== 'server')
/** The groups of each language's pages, by the table of groups: a language has no list of its own. */
const written: Record<WrittenLanguage, Texts> = {
  en_us: await groupsOf('en_us'),
  zh_hk: await groupsOf('zh_hk'),
  ja: await groupsOf('ja'),
  ko: await groupsOf('ko'),
}

/** Returns all texts of a language's pages, for tests and tools; `toSimplified` is opencc's hk to cn. */
export function textsOf(wording: Wording, toSimplified: (text: string) => string): Texts {
  if (wording === 'zh_cn') return simplified(written.zh_hk, toSimplified)
  return wording === 'zh_tw' ? taiwanese(written.zh_hk) : written[wording]
}

async function groupsOf(language: WrittenLanguage): Promise<Texts> {
  const groups = GROUPS.map(async (name) => {
    const file = await import(`./texts/${language}/${fileOf(name)}.ts`)
    return [name, file[name]]
  })
  return Object.fromEntries(await Promise.all(groups)) // each file is typed by its English group
}
