import { styled } from '@mui/material/styles'
import type { Gap } from '@systole/ecg/beats/beat'
import type { MarkedRange } from '@systole/ecg/patches/edit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { BeatMarks } from '../../features/ecg-trace/beats/beat-marks.tsx'
import { nearestBeat } from '../../features/ecg-trace/beats/find-beats.ts'
import { leadsInView } from '../../features/ecg-trace/calipers/measured-lead.ts'
import { measuredStrip } from '../../features/ecg-trace/calipers/measured-strip.ts'
import { TraceCalipers } from '../../features/ecg-trace/calipers/trace-calipers.tsx'
import { useCalipers } from '../../features/ecg-trace/calipers/use-calipers.ts'
import { useUnsavedCalipers } from '../../features/ecg-trace/calipers/use-unsaved-calipers.ts'
import { firstView } from '../../features/ecg-trace/ecg-view.ts'
import { filteredSource } from '../../features/ecg-trace/filters/filtered-source.ts'
import { useFilterWords } from '../../features/ecg-trace/filters/use-filter-words.ts'
import { Minimap } from '../../features/ecg-trace/minimap.tsx'
import { durationSeconds, type TraceSource } from '../../features/ecg-trace/source/trace-source.ts'
import { StripCanvas } from '../../features/ecg-trace/strip-canvas.tsx'
import { TraceStateNote } from '../../features/ecg-trace/trace-state-note.tsx'
import { useDescription } from '../../features/ecg-trace/use-description.ts'
import { useMillimetre } from '../../features/ecg-trace/use-millimetre.ts'
import { useDrawnStrip, useStrip } from '../../features/ecg-trace/use-strip.ts'
import { useStripGestures } from '../../features/ecg-trace/use-strip-gestures.ts'
import { useStripWords } from '../../features/ecg-trace/use-strip-words.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { FrameTools } from './frame-tools.tsx'
import { LeftOutRanges } from './left-out-ranges.tsx'
import type { OpenedPage } from './use-ecg-page.ts'

const Frame = styled('div')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto auto',
  minHeight: 0,
})
const Scroller = styled('div')(({ theme }) => ({
  position: 'relative',
  overflowX: 'hidden',
  overflowY: 'auto',
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.edge.focus}`,
    outlineOffset: -2,
  },
}))
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  padding: '6px 14px',
  borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
}))

/** Shows the trace of an ECG page with the beats and stretches of its revision; a click selects the beat at that place. */
export function FramedTrace(props: {
  opened: OpenedPage
  source: TraceSource
  /** The place that another frame asked for. */
  wanted: { sample: number } | undefined
  onSelect: (sample: number) => void
}) {
  const { opened, source, wanted, onSelect } = props
  const { recording, beats, leftOut } = opened
  const { samplesPerSecond } = source
  const format = useFormat()
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLCanvasElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const elements = useMemo(() => ({ scroller, grid, canvas }), [])
  const [view, setView] = useState(() => firstView({ speed: undefined }))
  const millimetre = useMillimetre()
  const paper = { millimetre: millimetre.pixels, drawnAt: undefined, elements }
  const strip = useStrip(source, view, paper)
  const changed = useFilterWords(view.filter)
  const words = useStripWords({ view, strip, filter: recording.filter, changed })
  const drawn = useMemo(() => filteredSource(source, view.filter), [source, view.filter])
  const gaps = useMemo(() => gapsOf(leftOut), [leftOut])
  useDrawnStrip(drawn, strip, elements, { words, gaps })
  const duration = durationSeconds(source)
  useStripGestures(
    scroller,
    { millimetre: millimetre.pixels, width: strip.width, durationSeconds: duration },
    setView,
  )
  const calipers = useCalipers(useUnsavedCalipers(), {
    ...measuredStrip(source, strip, beats),
    onStart: () => undefined,
  })
  const { across, latest, startSeconds } = strip
  const moveTo = (seconds: number) =>
    setView((now) => ({ ...now, startSeconds: Math.min(latest, Math.max(0, seconds)) }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame moves the trace once, then the reader does
  useEffect(() => {
    if (wanted) moveTo(wanted.sample / samplesPerSecond - across / 2)
  }, [wanted])
  const select = (seconds: number) => {
    const beat = nearestBeat(beats, (startSeconds + seconds) * samplesPerSecond)
    if (beat) onSelect(beat.sample)
  }
  return (
    <Frame>
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label={recording.fileName}>
        <StripCanvas
          elements={elements}
          strip={strip}
          description={useDescription(source, undefined)}
          onPick={select}
        >
          <LeftOutRanges strip={strip} ranges={leftOut} samplesPerSecond={samplesPerSecond} />
          <BeatMarks {...{ strip, beats, gaps, samplesPerSecond }} night={view.night ?? false} />
          <TraceCalipers
            {...{ calipers, beats, source }}
            leads={leadsInView(source, strip.layout.rows)}
            geometry={strip}
          />
        </StripCanvas>
      </Scroller>
      <TraceStateNote source={source} />
      <FrameTools
        {...{ view, calipers, samplesPerSecond, changed }}
        gain={strip.gain}
        onView={setView}
      />
      <Foot>
        <Minimap
          {...{ source, startSeconds, latest, across }}
          place={`${format.fixed(startSeconds, 1)}–${format.fixed(Math.min(duration, startSeconds + across), 1)}`}
          onMove={moveTo}
        />
      </Foot>
    </Frame>
  )
}

function gapsOf(ranges: readonly MarkedRange[]): Gap[] {
  return ranges
    .filter(({ mark }) => mark === 'packetLoss')
    .map(({ from, to }) => ({ from, to, cause: 'marked' }))
}
