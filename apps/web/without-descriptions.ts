import type { Plugin } from 'vite'

/** Removes the descriptions of calls and refusals, which only docs/openapi.json and manual callers need. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/packages\/contract\/src\/.+\.ts$/.test(id)) return null
      return { code: stripped(code), map: null }
    },
  }
}

function stripped(code: string): string {
  return code
    .replaceAll(/\.describe\(\s*'[^'\\]*',?\s*\)/g, '')
    .replaceAll(/(summary|message):\s*'[^'\\]*'/g, "$1: ''")
}
