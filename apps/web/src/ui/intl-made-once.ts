import { madeOnce } from '@systole/domain/text/made-once'

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
