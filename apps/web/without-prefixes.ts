import type { Plugin } from 'vite'

const EMOTION = /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/

/** Removes Emotion's prefixes for browsers that cannot run this bundle; theme/webkit-prefixes.ts has the relevant ones. */
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
