import 'i18next'
import type { EnglishTexts } from '@systole/i18n/text-parts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: EnglishTexts
    returnNull: false
  }
}
