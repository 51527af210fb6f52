import type { PART_OF, TextPart } from '@systole/i18n/text-parts'
import type { Texts } from '@systole/i18n/translated'

export type Bundle = Record<string, object>

/** The texts of a part, by their groups. */
export type TextsOfPart<Part extends TextPart> = {
  [Name in keyof Texts as (typeof PART_OF)[Name] extends Part ? Name : never]: Texts[Name]
}

/** The loaders of a language's parts; only `auth` loads with the language. */
export type PartsOf = { [Part in TextPart]: () => Promise<TextsOfPart<Part>> }
