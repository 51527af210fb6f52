/** Replaces the `{{name}}` placeholders of a text, for code that runs without i18next. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}

/** Picks the plural form of a `<key>_one` / `<key>_other` pair; languages without `_one` have one form. */
export function fillCount(
  forms: { readonly one?: string; readonly other: string },
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(count === 1 && forms.one ? forms.one : forms.other, { ...values, count })
}
