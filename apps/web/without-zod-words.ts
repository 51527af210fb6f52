import type { Plugin } from 'vite'
import { replaced, textPatch } from './text-patch.ts'

/**
 * Removes zod's English error texts; pages name the field in the reader's language instead. It stays because zod's entry always
 * sets English, which is a kilobyte of every signed-in page.
 */
export function withoutZodWords(): Plugin {
  return textPatch({
    name: 'without-zod-words',
    modules: /zod\/v4\/locales\/en\.js$/,
    change: (code) => {
      replaced(code, 'localeError: error()', '') // throws when zod builds the locale in another way
      return 'export default () => ({ localeError: () => undefined })'
    },
  })
}
