import type { DisplayFilter } from '@systole/ecg/filters/display-filter'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ecgBench } from '../../../theme/tokens.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { clockOf } from '../../ecg-trace/clock.ts'
import { filteredSource } from '../../ecg-trace/filters/filtered-source.ts'
import { useFilterWords } from '../../ecg-trace/filters/use-filter-words.ts'
import type { TraceLook } from '../../ecg-trace/lens/trace-look.ts'
import { useMillimetre } from '../../ecg-trace/use-millimetre.ts'
import type { ReviewRecording } from '../loaded-review.ts'

/** Whole pixels give crisp lines on a screen that was not calibrated. */
const USUAL_MILLIMETRE = 4
const NO_RANGE = {}

/** Returns what the strip draws: leads, ranges and beats of the reviewed recording. */
export function useReviewLook(
  recording: ReviewRecording,
  of: { lead: number; cursor: number; isNight: boolean; filter: DisplayFilter },
): TraceLook {
  const { lead, cursor, isNight } = of
  const { t } = useTranslation('patching')
  const format = useFormat()
  const millimetre = useMillimetre()
  const { source: recorded, ranges, beats, labelOf, breaks, numberOf } = recording
  const { filter: filterWords } = recording
  const source = useMemo(() => filteredSource(recorded, of.filter), [recorded, of.filter])
  const changed = useFilterWords(of.filter)
  const drawn = useMemo(
    () =>
      ranges.map((range) => ({
        ...range,
        word: t(`ranges.${range.is}`, {
          seconds: format.fixed((range.to - range.from) / source.samplesPerSecond, 2),
        }),
      })),
    [ranges, source, t, format],
  )
  const marks = useMemo(
    () => ({
      ...{ beats, cursor, labelOf, numberOf },
      range: NO_RANGE,
      gaps: breaks,
      night: isNight,
    }),
    [beats, cursor, labelOf, numberOf, breaks, isNight],
  )
  return useMemo(
    () => ({
      ...{ source, lead, marks },
      ranges: drawn,
      colours: isNight ? ecgBench.night : ecgBench.light,
      millimetre: millimetre.measured ? millimetre.pixels : USUAL_MILLIMETRE,
      ...{ filterWords, changed },
      clock: clockOf,
    }),
    [source, lead, marks, drawn, isNight, millimetre, filterWords, changed],
  )
}
