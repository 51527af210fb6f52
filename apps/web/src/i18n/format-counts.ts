import { isLanguage } from '@systole/i18n/languages'
import type { FormatterModule } from 'i18next'
import { formatShort } from '../ui/format-number.ts'

/** What a text counts. Years, numbers of cases and the like stay as they are. */
const COUNTED: readonly unknown[] = ['count', 'max']

/** "1,204 files": how many is written with the separators of the reader's language, wherever a text says it. */
export const formatCounts: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value, _format, language, options) => {
    const isCounted = typeof value === 'number' && COUNTED.includes(options?.interpolationkey)
    return isCounted && language && isLanguage(language) ? formatShort(value, language) : value
  },
}
