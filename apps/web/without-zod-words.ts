import type { Plugin } from 'vite'

/** zod's own English words for what is wrong; a page names the field in its reader's language instead. */
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
