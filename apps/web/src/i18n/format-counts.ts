import { isWording } from '@systole/i18n/languages'
import type { FormatterModule } from 'i18next'
import { formatShort } from '../ui/format/format-number.ts'

/** The options that are counts. Years, case numbers and the like are not formatted. */
const COUNTED: readonly unknown[] = ['count', 'max']

/** Formats counts in texts with the separators of the reader's language, as in "1,204 files". */
export const formatCounts: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value, _format, language, options) => {
    const isCounted = typeof value === 'number' && COUNTED.includes(options?.interpolationkey)
    return isCounted && language && isWording(language) ? formatShort(value, language) : value
  },
}
