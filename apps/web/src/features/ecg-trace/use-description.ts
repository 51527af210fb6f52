import { useTranslation } from 'react-i18next'
import type { Rate } from './beats/rate.ts'
import { durationSeconds, type TraceSource } from './source/trace-source.ts'

/** Returns what the picture shows in words: leads, seconds and, if known, the rate. */
export function useDescription(source: TraceSource, rate: Rate | undefined): string {
  const { t } = useTranslation('viewers')
  const reported = {
    leads: source.leads.map(({ name }) => name).join(', '),
    seconds: Math.round(durationSeconds(source)),
  }
  return rate?.confident
    ? t('ecg.describedRate', { ...reported, rate: Math.round(rate.beatsPerMinute) })
    : t('ecg.described', reported)
}
