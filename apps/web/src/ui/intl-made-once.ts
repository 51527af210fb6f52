/** Making a formatter of `Intl` costs a hundred times what using it does, so each is made once and kept. */
function madeOnce<Options extends object, Formatter>(
  make: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const made = new Map<string, Formatter>()
  return (locale, options) => {
    const key = locale + JSON.stringify(options)
    const formatter = made.get(key) ?? make(locale, options)
    made.set(key, formatter)
    return formatter
  }
}

export const numberFormat = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

export const displayNames = madeOnce(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
)

const dateTimeFormatAt = madeOnce(
  (locale, { offset: _, ...options }: Intl.DateTimeFormatOptions & { offset: number }) =>
    new Intl.DateTimeFormat(locale, options),
)

/** Another one once the device is in another zone: each keeps the zone it was made in. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return dateTimeFormatAt(locale, { ...options, offset: new Date().getTimezoneOffset() })
}
