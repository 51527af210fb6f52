import type { Language } from '@systole/i18n/languages'

export const DATE_PARTS = ['day', 'month', 'year'] as const
export type DatePart = (typeof DATE_PARTS)[number]
export type DateParts = Record<DatePart, string>

export const PART_LENGTH: Record<DatePart, number> = { day: 2, month: 2, year: 4 }

const YEAR_FIRST: readonly DatePart[] = ['year', 'month', 'day']

/** Returns the order of date parts in the language. */
export function partsOrder(language: Language): readonly DatePart[] {
  return language === 'en_us' ? DATE_PARTS : YEAR_FIRST
}

/** Returns `YYYY-MM-DD` for a complete date, otherwise the existing parts with dashes. */
export function joinDate({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return ''
  const whole = year.length === PART_LENGTH.year && month !== '' && day !== ''
  return whole ? [year, padded(month), padded(day)].join('-') : [year, month, day].join('-')
}

export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day, month, year }
}

/** Parses a whole date from the clipboard: 2020-06-20, 20/6/2020, 2020年6月20日, 20200620. */
export function pastedDate(text: string): DateParts | undefined {
  const figures = text.match(/\d+/g) ?? []
  const [first = '', second = '', third = ''] =
    figures.length === 1 ? splitFigures(figures[0] ?? '') : figures
  const isYearFirst = first.length === PART_LENGTH.year
  const [year, month, day] = isYearFirst ? [first, second, third] : [third, second, first]
  const fits = year.length === PART_LENGTH.year && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
  return fits ? { day: padded(day), month: padded(month), year } : undefined
}

function splitFigures(figures: string): string[] {
  return figures.length === 8 ? [figures.slice(0, 4), figures.slice(4, 6), figures.slice(6)] : []
}

export function padded(part: string): string {
  return part === '' ? '' : part.padStart(2, '0')
}
