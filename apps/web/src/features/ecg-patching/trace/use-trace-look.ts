import type { DisplayFilter } from '@systole/ecg/filters/display-filter'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ecgBench } from '../../../theme/tokens.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { clockOf } from '../../ecg-trace/clock.ts'
import { filteredSource } from '../../ecg-trace/filters/filtered-source.ts'
import { useFilterWords } from '../../ecg-trace/filters/use-filter-words.ts'
import { correctedSource } from '../../ecg-trace/lens/corrected-source.ts'
import type { TraceLook } from '../../ecg-trace/lens/trace-look.ts'
import { useMillimetre } from '../../ecg-trace/use-millimetre.ts'
import type { Patching } from '../session/use-patching.ts'

/** Whole pixels give crisp lines on a screen that was not calibrated. */
const USUAL_MILLIMETRE = 4

/** Returns what stack and lens draw: the corrected leads, the named ranges and the marks. */
export function useTraceLook(
  { recording, state, view }: Patching,
  { lead, isNight, filter }: { lead: number; isNight: boolean; filter: DisplayFilter },
): TraceLook {
  const { t } = useTranslation('patching')
  const format = useFormat()
  const millimetre = useMillimetre()
  const { source, filter: filterWords } = recording
  const changed = useFilterWords(filter)
  const { beats, inverted, leadNames } = state.log.patched
  const corrected = useMemo(
    () => filteredSource(correctedSource(source, { inverted, leadNames }), filter),
    [source, inverted, leadNames, filter],
  )
  const ranges = useMemo(
    () =>
      view.ranges.map((range) => ({
        ...range,
        word: t(`ranges.${range.is}`, {
          seconds: format.fixed((range.to - range.from) / source.samplesPerSecond, 2),
        }),
      })),
    [view.ranges, source, t, format],
  )
  const { cursor, range } = state
  const marks = useMemo(
    () => ({
      ...{ beats, cursor, range },
      labelOf: view.labelOf,
      gaps: view.breaks,
      numberOf: view.numberOf,
      night: isNight,
    }),
    [beats, cursor, range, view, isNight],
  )
  return useMemo(
    () => ({
      ...{ source: corrected, lead, ranges, marks },
      colours: isNight ? ecgBench.night : ecgBench.light,
      millimetre: millimetre.measured ? millimetre.pixels : USUAL_MILLIMETRE,
      ...{ filterWords, changed },
      clock: clockOf,
    }),
    [corrected, lead, ranges, marks, isNight, millimetre, filterWords, changed],
  )
}
