import type { Plugin } from 'vite'

/** What calls and refusals say of themselves is for docs/openapi.json and whoever calls by hand; a browser speaks its reader's language. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/packages\/contract\/src\/[\w-]+\.ts$/.test(id)) return null
      return { code: stripped(code), map: null }
    },
  }
}

function stripped(code: string): string {
  return code
    .replaceAll(/\.describe\(\s*'[^'\\]*',?\s*\)/g, '')
    .replaceAll(/(summary|message):\s*'[^'\\]*'/g, "$1: ''")
}
