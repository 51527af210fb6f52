/**
 * The shape a translation must have: every key of the English texts and no other.
 * Our other languages have one plural form, so `_one` keys fall away.
 */
export type Translated<Texts> = {
  readonly [Key in keyof Texts as Key extends `${string}_one`
    ? never
    : Key]: Texts[Key] extends string ? string : Translated<Texts[Key]>
}
