import { useMemo, useState } from 'react'
import { type DrawnAt, firstView } from '../../ecg-trace/ecg-view.ts'
import { usualLead } from '../../ecg-trace/lead-choice.ts'
import {
  durationSeconds as durationOf,
  type TraceSource,
} from '../../ecg-trace/source/trace-source.ts'
import { useMillimetre } from '../../ecg-trace/use-millimetre.ts'
import { type StripElements, useStrip } from '../../ecg-trace/use-strip.ts'
import { useStripGestures } from '../../ecg-trace/use-strip-gestures.ts'
import { ecgKeys } from './ecg-keys.ts'
import { useTraceMeasuring } from './use-trace-measuring.ts'

/** Manages the state of an ECG viewer: the view, the paper, the calipers, the keys. */
export function useEcg(
  source: TraceSource,
  room: {
    dark: boolean
    fileId: string
    /** The index of the recording in a file with several. */
    number: number
    drawnAt: DrawnAt
    elements: StripElements
  },
) {
  const { drawnAt, elements } = room
  const [chosen, setView] = useState(() => firstView(drawnAt))
  const night = chosen.night ?? room.dark
  const view = useMemo(() => ({ ...chosen, night }), [chosen, night])
  const millimetre = useMillimetre()
  const strip = useStrip(source, view, {
    millimetre: millimetre.pixels,
    drawnAt: drawnAt.gain,
    elements,
  })
  const { latest, across } = strip
  const durationSeconds = durationOf(source)
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
    usualLead: usualLead(source.leads)?.name,
    onGo: goTo,
    onStart: () => elements.scroller.current?.focus({ preventScroll: true }),
  })
  const paper = { millimetre: millimetre.pixels, width: strip.width, durationSeconds }
  useStripGestures(elements.scroller, paper, setView)
  return {
    view,
    setView,
    strip,
    measuring,
    millimetre,
    moveTo,
    /** Leaves the whole strip, with the chosen time in the centre. */
    goTo,
    keys: ecgKeys({
      leads: source.leads,
      strip,
      moveTo,
      change: setView,
      whole: view.whole,
      measuring,
    }),
  }
}
