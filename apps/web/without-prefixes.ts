import type { Plugin } from 'vite'
import { replaced, textPatch } from './text-patch.ts'

/**
 * Removes Emotion's prefixes for browsers that cannot run this bundle; theme/webkit-prefixes.ts has the relevant ones. It stays
 * because Emotion has no entry without them and they are a kilobyte of every page.
 */
export function withoutPrefixes(): Plugin {
  return textPatch({
    name: 'without-prefixes',
    modules: /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    change: (code) => replaced(code, '[prefixer]', '[]'),
  })
}
