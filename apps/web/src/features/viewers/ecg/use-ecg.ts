import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { type RefObject, useMemo, useState } from 'react'
import { ecgKeys } from './ecg-keys.ts'
import { firstView, rateOf } from './ecg-view.ts'
import { usualLead } from './lead-choice.ts'
import { useMillimetre } from './use-millimetre.ts'
import { useStrip } from './use-strip.ts'
import { useStripGestures } from './use-strip-gestures.ts'
import { useTraceMeasuring } from './use-trace-measuring.ts'

/** Manages the state of an ECG viewer: the view, the paper, the calipers, the keys. */
export function useEcg(
  recording: EcgRecording,
  room: {
    dark: boolean
    fileId: string
    /** The index of the recording in a file with several. */
    number: number
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
  const { startSeconds, latest, across, choice } = strip
  const rate = useMemo(() => rateOf(recording), [recording])
  const { durationSeconds } = recording
  const moveTo = (seconds: number) =>
    setView((now) => ({ ...now, startSeconds: Math.min(latest, Math.max(0, seconds)) }))
  const goTo = (seconds: number) => {
    setView((now) => ({ ...now, whole: false }))
    moveTo(seconds - across / 2)
  }
  const measuring = useTraceMeasuring({
    fileId: room.fileId,
    recording: room.number,
    durationSeconds,
    strip,
    usualLead: usualLead(recording)?.name,
    onGo: goTo,
    onStart: () => room.elements.scroller.current?.focus({ preventScroll: true }),
  })
  const paper = { millimetre: millimetre.pixels, width: strip.width, durationSeconds }
  useStripGestures(room.elements.scroller, paper, setView)
  return {
    view,
    setView,
    strip,
    measuring,
    millimetre,
    rate,
    moveTo,
    /** Leaves the whole strip, with the chosen time in the centre. */
    goTo,
    keys: ecgKeys({
      recording,
      startSeconds,
      across,
      choice,
      moveTo,
      change: setView,
      whole: view.whole,
      measuring,
    }),
  }
}
