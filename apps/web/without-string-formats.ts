import type { Plugin } from 'vite'
import { textPatch } from './text-patch.ts'

/** The methods of `ZodString` for formats, such as `z.string().uuid()`: from `email` to `datetime`, `date`, `time`, `duration`. */
const FORMAT_METHODS =
  /(export const ZodString = [^;]*?;\s*\w+\.init\(inst, def\);\s*\}), \{\s*email\(params\).*?\n\}\);/s

/**
 * Removes zod's old methods for string formats; the contract uses the functions that replace them, such as `z.email()`. It stays
 * because methods cannot be tree-shaken, so that every format would be in every signed-in page (4 kB).
 */
export function withoutStringFormats(): Plugin {
  return textPatch({
    name: 'without-string-formats',
    modules: /zod\/v4\/classic\/schemas\.js$/,
    change: withoutFormatMethods,
  })
}

export function withoutFormatMethods(code: string): string {
  if (!FORMAT_METHODS.test(code)) throw new Error('ZodString has no methods for formats any more')
  return code.replace(FORMAT_METHODS, '$1);')
}
