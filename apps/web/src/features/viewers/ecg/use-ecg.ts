import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { type RefObject, useMemo, useState } from 'react'
import { ecgKeys } from './ecg-keys.ts'
import { firstView, rateOf } from './ecg-view.ts'
import { usualLead } from './lead-choice.ts'
import { useAmplitude } from './use-amplitude.ts'
import { useCaliper } from './use-caliper.ts'
import { useMillimetre } from './use-millimetre.ts'
import { useStrip } from './use-strip.ts'
import { useStripGestures } from './use-strip-gestures.ts'

/** What the desk of an ECG knows: the view, the paper, the calipers, the keys. */
export function useEcg(
  recording: EcgRecording,
  room: {
    dark: boolean
    elements: {
      scroller: RefObject<HTMLElement | null>
      canvas: RefObject<HTMLCanvasElement | null>
    }
  },
) {
  const [chosen, setView] = useState(() => firstView(recording))
  const view = { ...chosen, night: chosen.night ?? room.dark }
  const millimetre = useMillimetre()
  const strip = useStrip(recording, view, millimetre.pixels, room.elements)
  const { startSeconds, latest, across, choice, layout } = strip
  const rate = useMemo(() => rateOf(recording), [recording])
  const { durationSeconds } = recording
  const caliper = useCaliper({ startSeconds, secondsShown: across, durationSeconds })
  const amplitude = useAmplitude(layout.rows, usualLead(recording)?.name)
  const moveTo = (seconds: number) =>
    setView((now) => ({ ...now, startSeconds: Math.min(latest, Math.max(0, seconds)) }))
  useStripGestures(room.elements.scroller, strip.scale, startSeconds, moveTo)
  return {
    view,
    setView,
    strip,
    caliper,
    amplitude,
    millimetre,
    rate,
    moveTo,
    /** From the whole strip into its place, with what was picked in the middle. */
    goTo: (seconds: number) => {
      setView((now) => ({ ...now, whole: false }))
      moveTo(seconds - across / 2)
    },
    keys: ecgKeys({
      recording,
      startSeconds,
      across,
      choice,
      moveTo,
      change: setView,
      caliper,
      amplitude,
    }),
  }
}
