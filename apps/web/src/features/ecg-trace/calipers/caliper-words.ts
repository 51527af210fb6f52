import {
  shownMilliseconds,
  shownMillivolts,
  shownRate,
} from '@systole/domain/ecg-values/ecg-number'
import { isTraceMethod } from '@systole/domain/measurements/measurement'
import { readTrace, type TraceReading } from '@systole/domain/measurements/read-trace'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Caliper } from './caliper.ts'

/** Formats an amplitude, or an interval with a rate if it is from beat to beat. */
export function traceValue(t: TFunction<'viewers'>, reading: TraceReading): string {
  if (reading.method === 'amplitude') {
    const { millivolts } = reading
    const shown = millivolts === undefined ? '–' : shownMillivolts(millivolts)
    return t('ecg.millivolts', { millivolts: shown })
  }
  const { milliseconds, beatsPerMinute } = reading
  const shown = milliseconds === undefined ? '–' : shownMilliseconds(milliseconds / 1000)
  const interval = t('ecg.milliseconds', { milliseconds: shown })
  return beatsPerMinute === undefined
    ? interval
    : t('ecg.caliper.withRate', { interval, rate: shownRate(beatsPerMinute) })
}

/** Returns a function that names a caliper by its span or its lead and formats its value. */
export function useCaliperWords(): (caliper: Caliper) => { name: string; value: string } {
  const { t } = useTranslation('viewers')
  return useCallback(
    ({ method, points, label }) => {
      const name = label || t(`measure.methods.${method}`)
      if (!isTraceMethod(method)) return { name, value: '' }
      return { name, value: traceValue(t, readTrace(method, points, label ?? '')) }
    },
    [t],
  )
}
