import type { Plugin } from 'vite'

/** Removes zod's English error texts; pages name the field in the reader's language instead. */
export function withoutZodWords(): Plugin {
  return {
    name: 'without-zod-words',
    apply: 'build',
    transform(_, id) {
      if (!/zod\/v4\/locales\/en\.js$/.test(id)) return null
      return { code: 'export default () => ({ localeError: () => undefined })', map: null }
    },
  }
}
