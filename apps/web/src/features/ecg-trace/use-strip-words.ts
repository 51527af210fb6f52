import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { StripWords } from './draw-strip.ts'
import type { EcgView } from './ecg-view.ts'
import type { Strip } from './use-strip.ts'

/** Returns the words on the picture: speed, gain and filter. */
export function useStripWords(of: {
  view: Pick<EcgView, 'speed'>
  strip: Pick<Strip, 'gain'>
  /** The recorder's own words for its filter. */
  filter: string
}): StripWords {
  const { t } = useTranslation('viewers')
  const { gain } = of.strip
  const { speed } = of.view
  const { filter } = of
  return useMemo(() => {
    const scale = [`${speed} mm/s`, `${gain} mm/mV`, ...(filter ? [filter] : [])].join(' · ')
    return { derived: t('ecg.derived'), scale, changed: undefined }
  }, [speed, gain, filter, t])
}
