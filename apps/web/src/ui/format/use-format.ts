import type { Money } from '@systole/domain/payments/money'
import { estimatedAgeYears } from '@systole/domain/pets/estimated-age'
import type { Wording } from '@systole/i18n/languages'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWording } from '../../i18n/use-language.ts'
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
  const wording = useWording()
  const { t } = useTranslation('common')
  return useMemo(() => formatters(wording, t), [wording, t])
}

function formatters(wording: Wording, t: TFunction<'common'>) {
  const time = (at: Date) => formatTime(at, wording)
  return {
    date: (at: Date) => formatDate(at, wording),
    day: (at: Date) => formatDay(at, wording),
    time,
    dateTime: (at: Date) => formatDateTime(at, wording),
    /** Formats in the time zone of a place. */
    dateTimeIn: (at: Date, timeZone: string) => formatDateTime(at, wording, { timeZone }),
    zone: (at: Date) => formatZone(at, wording),
    /** Formats the name of the time zone of a place. */
    zoneIn: (at: Date, timeZone: string) => formatZone(at, wording, { timeZone }),
    /** Formats "today, 20:10", "tomorrow, 11:27", otherwise the date. */
    moment: (at: Date, now: Date) => {
      const names = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' } as const
      const days = String(daysApart(at, now))
      if (days === '-1' || days === '0' || days === '1') {
        return t(`time.${names[days]}`, { time: time(at) })
      }
      return formatDateTime(at, wording)
    },
    /** Formats "14:02" for today, otherwise "19 Nov". */
    timeOrDay: (at: Date, now: Date) =>
      daysApart(at, now) === 0 ? time(at) : formatDay(at, wording),
    /** Formats "5 h 48 min", "24 min". */
    duration: (minutes: number) => {
      const hours = Math.floor(minutes / 60)
      const rest = minutes % 60
      const text =
        hours > 0
          ? t('time.hoursMinutes', {
              hours,
              minutes: wording === 'en_us' ? twoDigits(rest) : rest,
            })
          : t('time.minutes', { minutes: rest })
      return unbroken(text)
    },
    weight: (grams: number) =>
      unbroken(t('units.kilograms', { value: formatFixed(grams / 1000, wording) })),
    age: (years: number, isEstimated = false) =>
      isEstimated
        ? unbroken(t('units.aboutYears', { value: formatShort(estimatedAgeYears(years), wording) }))
        : unbroken(t('units.years', { value: formatShort(years, wording) })),
    perMinute: (value: number | string) => unbroken(t('units.perMinute', { value })),
    fileSize: (bytes: number) =>
      unbroken(t('units.megabytes', { value: formatFixed(bytes / BYTES_PER_MEGABYTE, wording) })),
    /** Formats the storage of hospitals in decimal gigabytes, as for disks. */
    gigabytes: (bytes: number) =>
      unbroken(t('units.gigabytes', { value: formatShort(bytes / BYTES_PER_GIGABYTE, wording) })),
    number: (value: number) => formatShort(value, wording),
    /** Formats "812", "1,000+". */
    counted: ({ total, isCapped }: CountedRows) =>
      `${formatShort(total, wording)}${isCapped ? '+' : ''}`,
    /** Formats a change: "+5", "−2". */
    signed: (value: number) =>
      `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatShort(Math.abs(value), wording)}`,
    region: (code: string) => formatRegion(code, wording),
    /** Formats with a fixed number of decimals, for readings that must not jump. */
    fixed: (value: number, decimals: number) => formatFixed(value, wording, decimals),
    money: (money: Money) => formatMoney(money, wording),
    amount: (money: Money) => formatAmount(money, wording),
  }
}

/** Pads minutes, "5 h 08 min", so that English times align; not used in languages that spell out hours and minutes. */
function twoDigits(minutes: number): string {
  return String(minutes).padStart(2, '0')
}

function unbroken(text: string): string {
  return text.replaceAll(' ', NBSP)
}
