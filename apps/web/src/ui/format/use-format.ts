import type { Money } from '@systole/domain/payments/money'
import { estimatedAgeYears } from '@systole/domain/pets/estimated-age'
import type { Language } from '@systole/i18n/languages'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import type { CountedRows } from '../table/counted-rows.ts'
import {
  daysApart,
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  formatZone,
  NBSP,
} from './format-date.ts'
import { formatAmount, formatMoney } from './format-money.ts'
import { formatFixed, formatShort } from './format-number.ts'
import { formatRegion } from './format-region.ts'

const BYTES_PER_MEGABYTE = 1_048_576
const BYTES_PER_GIGABYTE = 1_000_000_000

/** Returns formatters of dates, quantities and money in the reader's language and zone; units never wrap from their value. */
export function useFormat() {
  const language = useLanguage()
  const { t } = useTranslation('common')
  return useMemo(() => formatters(language, t), [language, t])
}

function formatters(language: Language, t: TFunction<'common'>) {
  const time = (at: Date) => formatTime(at, language)
  return {
    date: (at: Date) => formatDate(at, language),
    day: (at: Date) => formatDay(at, language),
    time,
    dateTime: (at: Date) => formatDateTime(at, language),
    /** Formats in the time zone of a place. */
    dateTimeIn: (at: Date, timeZone: string) => formatDateTime(at, language, { timeZone }),
    zone: (at: Date) => formatZone(at, language),
    /** Formats "today, 20:10", "tomorrow, 11:27", otherwise the date. */
    moment: (at: Date, now: Date) => {
      const names = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' } as const
      const days = String(daysApart(at, now))
      if (days === '-1' || days === '0' || days === '1') {
        return t(`time.${names[days]}`, { time: time(at) })
      }
      return formatDateTime(at, language)
    },
    /** Formats "14:02" for today, otherwise "19 Nov". */
    timeOrDay: (at: Date, now: Date) =>
      daysApart(at, now) === 0 ? time(at) : formatDay(at, language),
    /** Formats "5 h 48 min", "24 min". */
    duration: (minutes: number) => {
      const hours = Math.floor(minutes / 60)
      const rest = minutes % 60
      const text =
        hours > 0
          ? t('time.hoursMinutes', {
              hours,
              minutes: language === 'en_us' ? twoDigits(rest) : rest,
            })
          : t('time.minutes', { minutes: rest })
      return unbroken(text)
    },
    weight: (grams: number) =>
      unbroken(t('units.kilograms', { value: formatFixed(grams / 1000, language) })),
    age: (years: number, isEstimated = false) =>
      isEstimated
        ? unbroken(
            t('units.aboutYears', { value: formatShort(estimatedAgeYears(years), language) }),
          )
        : unbroken(t('units.years', { value: formatShort(years, language) })),
    perMinute: (value: number | string) => unbroken(t('units.perMinute', { value })),
    fileSize: (bytes: number) =>
      unbroken(t('units.megabytes', { value: formatFixed(bytes / BYTES_PER_MEGABYTE, language) })),
    /** Formats the storage of hospitals in decimal gigabytes, as for disks. */
    gigabytes: (bytes: number) =>
      unbroken(t('units.gigabytes', { value: formatShort(bytes / BYTES_PER_GIGABYTE, language) })),
    number: (value: number) => formatShort(value, language),
    /** Formats "812", "1,000+". */
    counted: ({ total, isCapped }: CountedRows) =>
      `${formatShort(total, language)}${isCapped ? '+' : ''}`,
    /** Formats a change: "+5", "−2". */
    signed: (value: number) =>
      `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatShort(Math.abs(value), language)}`,
    region: (code: string) => formatRegion(code, language),
    /** Formats with a fixed number of decimals, for readings that must not jump. */
    fixed: (value: number, decimals: number) => formatFixed(value, language, decimals),
    money: (money: Money) => formatMoney(money, language),
    amount: (money: Money) => formatAmount(money, language),
  }
}

/** Pads minutes, "5 h 08 min", so that English times align; not used in languages that spell out hours and minutes. */
function twoDigits(minutes: number): string {
  return String(minutes).padStart(2, '0')
}

function unbroken(text: string): string {
  return text.replaceAll(' ', NBSP)
}
