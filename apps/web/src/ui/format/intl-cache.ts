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

/** Returns a cached formatter, a new one if the device's zone changes, because a formatter keeps its initial zone. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return dateTimeFormatAt(locale, { ...options, offset: new Date().getTimezoneOffset() })
}
