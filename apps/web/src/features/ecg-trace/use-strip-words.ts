import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import type { EcgView } from './ecg-view.ts'
import type { StripWords } from './strip-picture.ts'
import type { Strip } from './use-strip.ts'

/** Returns the words on the picture: speed, gain and filter. */
export function useStripWords(of: {
  view: Pick<EcgView, 'speed'>
  strip: Pick<Strip, 'gain'>
  /** The recorder's own words for its filter. */
  filter: string
  /** The filter of the picture in words, if it is not as recorded. */
  changed: string | undefined
}): StripWords {
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const { gain } = of.strip
  const { speed } = of.view
  const { filter, changed } = of
  return useMemo(() => {
    const scale = [`${speed} mm/s`, `${gain} mm/mV`, ...(filter ? [filter] : [])].join(' · ')
    return {
      derived: t('ecg.derived'),
      scale,
      lost: (seconds) => t('ecg.lost', { seconds: format.fixed(seconds, 2) }),
      changed,
    }
  }, [speed, gain, filter, changed, t, format])
}
