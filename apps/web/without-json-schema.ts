import type { Plugin } from 'vite'
import { textPatch } from './text-patch.ts'

/**
 * Removes zod's JSON Schema export, which only docs/openapi.json uses. It stays because every zod type refers to it, so that it
 * would be 5 kB of every signed-in page.
 */
export function withoutJsonSchema(): Plugin {
  return textPatch({
    name: 'without-json-schema',
    modules: /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/,
    leastModules: 2,
    change: sameNames,
  })
}

/** Returns a module with the same names and no behaviour. */
function sameNames(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  if (names.length === 0) throw new Error('A module of JSON Schema exports no functions any more')
  return [
    `const none = () => () => { throw new Error('no JSON Schema in the browser') }`,
    ...names.map((name) => `export const ${name} = none`),
  ].join('\n')
}
