import type { Plugin } from 'vite'
import { textPatch } from './text-patch.ts'

/** The declarations of calls; some of the contract's modules contain no text and may leave. */
const LEAST_MODULES = 20

/**
 * Removes the descriptions of calls and refusals, which only docs/openapi.json and manual callers need. It stays because they
 * are 10 kB of the contract, and moving them away from the fields they describe would let them become untrue.
 */
export function withoutDescriptions(): Plugin {
  return textPatch({
    name: 'without-descriptions',
    modules: /packages\/contract\/src\/.+\.ts$/,
    leastModules: LEAST_MODULES,
    enforce: 'pre',
    change: withoutTexts,
  })
}

function withoutTexts(code: string): string {
  const lean = code
    .replaceAll(/\.describe\(\s*(?:'(?:[^'\\]|\\.)*'|"[^"\\]*"|[A-Z_]+),?\s*\)/g, '')
    .replaceAll(/\b(summary|message):\s*(?:'(?:[^'\\]|\\.)*'|"[^"\\]*")/g, "$1: ''")
  const left = /\.describe\(\s*['"].*|\b(?:summary|message): ['"][^'"].*/.exec(lean)
  if (left) throw new Error(`This description is not removed: ${left[0]}`)
  return lean
}
