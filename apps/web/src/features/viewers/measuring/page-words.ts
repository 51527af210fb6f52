import {
  shownMillisecondSpread,
  shownMilliseconds,
  shownMillivoltSpread,
  shownMillivolts,
  shownRate,
} from '@systole/domain/ecg-values/ecg-number'
import type { PageReading } from '@systole/domain/measurements/read-page'
import type { TFunction } from 'i18next'

/** Formats a caliper on a page with its uncertainty; without a scale it says so and gives no number. */
export function pageWords(t: TFunction<'viewers'>, reading: PageReading): string {
  if (reading.method === 'timeScale' || reading.method === 'voltageScale') {
    return reading.length ? t(`measure.page.at.${reading.method}`, reading.length) : ''
  }
  if (reading.method === 'pageAmplitude') {
    const { millivolts, uncertaintyMillivolts = 0 } = reading
    if (millivolts === undefined) return t('measure.page.setFirst')
    const value = t('ecg.millivolts', { millivolts: shownMillivolts(millivolts) })
    const uncertainty = shownMillivoltSpread(uncertaintyMillivolts)
    return `${value} ± ${t('ecg.millivolts', { millivolts: uncertainty })}`
  }
  const { milliseconds, uncertaintyMilliseconds = 0, beatsPerMinute } = reading
  if (milliseconds === undefined) return t('measure.page.setFirst')
  const spread = shownMillisecondSpread(uncertaintyMilliseconds / 1000)
  const value = t('ecg.milliseconds', { milliseconds: shownMilliseconds(milliseconds / 1000) })
  const whole = `${value} ± ${t('ecg.milliseconds', { milliseconds: spread })}`
  return beatsPerMinute === undefined
    ? whole
    : t('ecg.caliper.withRate', { interval: whole, rate: shownRate(beatsPerMinute) })
}
