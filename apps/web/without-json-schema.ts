import type { Plugin } from 'vite'

const JSON_SCHEMA = /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/

/** Removes zod's JSON Schema export, which only docs/openapi.json uses. */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      return JSON_SCHEMA.test(id) ? { code: sameNames(code), map: null } : null
    },
  }
}

/** Returns a module with the same names and no behaviour. */
function sameNames(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  return [
    `const none = () => () => { throw new Error('no JSON Schema in the browser') }`,
    ...names.map((name) => `export const ${name} = none`),
  ].join('\n')
}
