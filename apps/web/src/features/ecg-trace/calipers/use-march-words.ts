import { useTranslation } from 'react-i18next'
import type { SeenMarch } from './march-of.ts'

/**
 * Returns a function that says at how many steps the wave is, how far it drifts and how long after it the QRS comes: the same in 2:1
 * block, another one each time in third-degree block.
 */
export function useMarchWords(samplesPerSecond: number): (march: SeenMarch) => string[] {
  const { t } = useTranslation('viewers')
  const inMilliseconds = (samples: number) => Math.round((samples / samplesPerSecond) * 1000)
  return ({ marched, ...march }) => {
    const drift = marched?.drift ?? march.drift
    const found = marched?.steps.filter(({ wave }) => wave !== undefined).length ?? 0
    const toR = marched?.toR
    return [
      ...(marched ? [t('ecg.march.found', { found, count: marched.steps.length })] : []),
      ...(drift === undefined
        ? []
        : [t('ecg.march.drift', { drift: signed(inMilliseconds(drift)) })]),
      ...(toR
        ? [
            t('ecg.march.toR', {
              least: inMilliseconds(toR.least),
              most: inMilliseconds(toR.most),
            }),
          ]
        : []),
    ]
  }
}

function signed(milliseconds: number): string {
  const sign = milliseconds > 0 ? '+' : milliseconds < 0 ? '−' : ''
  return `${sign}${Math.abs(milliseconds)}`
}
