import { pixelsPerSecond } from '@systole/ecg/paper/ecg-paper'
import { useMemo, useState } from 'react'
import { marchOf } from '../../ecg-trace/calipers/march-of.ts'
import { leadsInView, snapToWave, waveLead } from '../../ecg-trace/calipers/measured-lead.ts'
import { measuredStrip } from '../../ecg-trace/calipers/measured-strip.ts'
import { type EcgView, firstView } from '../../ecg-trace/ecg-view.ts'
import { filteredSource } from '../../ecg-trace/filters/filtered-source.ts'
import { useFilterWords } from '../../ecg-trace/filters/use-filter-words.ts'
import { durationSeconds as durationOf } from '../../ecg-trace/source/trace-source.ts'
import { useDescription } from '../../ecg-trace/use-description.ts'
import { useMillimetre } from '../../ecg-trace/use-millimetre.ts'
import { type StripElements, useDrawnStrip, useStrip } from '../../ecg-trace/use-strip.ts'
import { useStripGestures } from '../../ecg-trace/use-strip-gestures.ts'
import { useStripWords } from '../../ecg-trace/use-strip-words.ts'
import type { OpenEcg } from './ecg-file.ts'
import { ecgKeys } from './ecg-keys.ts'
import { useCaptureStrip } from './use-capture-strip.ts'
import { useTraceMeasuring } from './use-trace-measuring.ts'

/** A pointer this close to a wave means it. */
const SNAP_PIXELS = 8

/** Manages the state of an ECG viewer: the view, the paper, the calipers, the keys. */
export function useEcg(
  ecg: OpenEcg,
  room: {
    dark: boolean
    fileId: string
    elements: StripElements
    /** The second in the middle of the first view. */
    at?: number
    toggle: (what: 'listing' | 'filtering' | 'values' | 'printing') => void
  },
) {
  const { source, found, filter, drawnAt } = ecg
  const { elements } = room
  const { beats, gaps } = found
  const [chosen, setView] = useState(() => viewAt(room.at, drawnAt))
  const night = chosen.night ?? room.dark
  const view = useMemo(() => ({ ...chosen, night }), [chosen, night])
  const millimetre = useMillimetre()
  const paper = { millimetre: millimetre.pixels, drawnAt: drawnAt.gain, elements }
  const strip = useStrip(source, view, paper)
  const words = useStripWords({
    ...{ view, strip },
    filter,
    changed: useFilterWords(view.filter),
  })
  const drawn = useMemo(() => filteredSource(source, view.filter), [source, view.filter])
  useDrawnStrip(drawn, strip, elements, { words, gaps })
  const { latest, across } = strip
  const { samplesPerSecond } = source
  const durationSeconds = durationOf(source)
  const moveTo = (seconds: number) =>
    setView((now) => ({ ...now, startSeconds: Math.min(latest, Math.max(0, seconds)) }))
  const goTo = (seconds: number) => {
    setView((now) => ({ ...now, whole: false }))
    moveTo(seconds - across / 2)
  }
  const measuring = useTraceMeasuring({
    fileId: room.fileId,
    recording: ecg.number,
    onGo: goTo,
    trace: {
      ...measuredStrip(source, strip, beats),
      onStart: () => elements.scroller.current?.focus({ preventScroll: true }),
    },
  })
  useStripGestures(
    elements.scroller,
    { millimetre: millimetre.pixels, width: strip.width, durationSeconds },
    setView,
  )
  const { leads } = source
  const seen = { view, strip, measuring, found, filter }
  const { whole } = view
  const trace = { source, lead: waveLead(source, leadsInView(source, strip.layout.rows)) }
  return {
    march: marchOf(measuring, strip, { beats, samplesPerSecond, trace }),
    ...{ source, view, setView, strip, measuring, millimetre, moveTo },
    description: useDescription(source, found.rate),
    /** Leaves the whole strip, with the chosen time in the centre. */
    goTo,
    /** Moves a time onto the R or another wave beside it. */
    snap: (seconds: number) => {
      const reachSeconds = SNAP_PIXELS / pixelsPerSecond(strip.scale)
      return snapToWave(seconds, { ...trace, beats, reachSeconds })
    },
    seen,
    take: useCaptureStrip(room.fileId, source, seen),
    keys: {
      ...ecgKeys({ leads, strip, moveTo, change: setView, whole, measuring }),
      t: () => room.toggle('listing'),
      v: () => room.toggle('values'),
      p: () => room.toggle('printing'),
    },
  }
}

/** The half of the width of most screens, in seconds. */
const BEFORE_SECONDS = 3

function viewAt(seconds: number | undefined, drawnAt: OpenEcg['drawnAt']): EcgView {
  return {
    ...firstView(drawnAt),
    startSeconds: seconds === undefined ? 0 : Math.max(0, seconds - BEFORE_SECONDS),
  }
}
