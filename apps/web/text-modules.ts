import type { Plugin } from 'vite'
import { fileOf, namespacesOf, PART_OF, type TextPart } from '../../packages/i18n/src/text-parts.ts'

const VIRTUAL = 'virtual:texts/'
const RESOLVED = `\0${VIRTUAL}`
const FIRST: TextPart = 'auth'
const PARTS = [...new Set(Object.values(PART_OF))].filter((part) => part !== 'server')

/**
 * Makes the modules of texts from the table of parts: `virtual:texts/ja` has a loader for each part of the Japanese texts, and
 * comes with the first part; `virtual:texts/ja/case` is one part. A glob import would load a file for each group of texts.
 */
export function textModules(): Plugin {
  return {
    name: 'text-modules',
    resolveId: (source) => (source.startsWith(VIRTUAL) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return
      const [language = '', wanted] = id.slice(RESOLVED.length).split('/')
      const part = PARTS.find((each) => each === wanted)
      return part ? partModule(language, part) : languageModule(language)
    },
  }
}

function languageModule(language: string): string {
  const loaders = PARTS.map((part) =>
    part === FIRST
      ? `${part}: async () => first`
      : `${part}: () => import('${VIRTUAL}${language}/${part}')`,
  )
  return `import * as first from '${VIRTUAL}${language}/${FIRST}'\nexport const texts = { ${loaders.join(', ')} }`
}

function partModule(language: string, part: TextPart): string {
  return namespacesOf(part)
    .map((name) => `export { ${name} } from '@systole/i18n/texts/${language}/${fileOf(name)}'`)
    .join('\n')
}
