import type { EnglishServerTexts, EnglishTexts } from './text-parts.ts'

/**
 * The shape of a translation: every key of the English texts and no other. The other languages have one plural form, so `_one`
 * keys are omitted.
 */
export type Translated<Texts> = {
  readonly [Key in keyof Texts as Key extends `${string}_one`
    ? never
    : Key]: Texts[Key] extends string ? string : Translated<Texts[Key]>
}

export type Texts = Translated<EnglishTexts>
/** The texts that only the server uses. */
export type ServerOnlyTexts = Translated<EnglishServerTexts>
