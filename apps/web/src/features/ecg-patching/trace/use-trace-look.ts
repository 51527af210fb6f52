import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ecgBench } from '../../../theme/tokens.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { clockOf } from '../../ecg-trace/clock.ts'
import { correctedSource } from '../../ecg-trace/lens/corrected-source.ts'
import type { TraceLook } from '../../ecg-trace/lens/trace-look.ts'
import { useMillimetre } from '../../ecg-trace/use-millimetre.ts'
import type { Patching } from '../session/use-patching.ts'

/** Whole pixels give crisp lines on a screen that was not calibrated. */
const USUAL_MILLIMETRE = 4

/** Returns what stack and lens draw: the corrected leads, the named ranges and the marks. */
export function useTraceLook(
  { recording, state, view }: Patching,
  { lead, isNight }: { lead: number; isNight: boolean },
): TraceLook {
  const { t } = useTranslation('patching')
  const format = useFormat()
  const millimetre = useMillimetre()
  const { source, filter } = recording
  const { beats, inverted, leadNames } = state.log.patched
  const corrected = useMemo(
    () => correctedSource(source, { inverted, leadNames }),
    [source, inverted, leadNames],
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
      filterWords: filter,
      clock: clockOf,
    }),
    [corrected, lead, ranges, marks, isNight, millimetre.measured, millimetre.pixels, filter],
  )
}
