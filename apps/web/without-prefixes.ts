import type { Plugin } from 'vite'

const EMOTION = /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/

/** Emotion prefixes for browsers that cannot run this bundle at all; theme/webkit-prefixes.ts has those that matter. */
export function withoutPrefixes(): Plugin {
  return {
    name: 'without-prefixes',
    apply: 'build',
    transform(code, id) {
      if (!EMOTION.test(id)) return null
      const lean = code.replace('[prefixer]', '[]')
      if (lean === code) this.error('Emotion names its prefixer differently now')
      return { code: lean, map: null }
    },
  }
}
