import { styled } from '@mui/material/styles'
import type { Gap } from '@systole/ecg/beats/beat'
import { pixelsPerSecond } from '@systole/ecg/paper/ecg-paper'
import type { MarkedRange } from '@systole/ecg/patches/edit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BeatMarks } from '../../features/ecg-trace/beats/beat-marks.tsx'
import { nearestBeat } from '../../features/ecg-trace/beats/find-beats.ts'
import { firstView } from '../../features/ecg-trace/ecg-view.ts'
import { Minimap } from '../../features/ecg-trace/minimap.tsx'
import { durationSeconds, type TraceSource } from '../../features/ecg-trace/source/trace-source.ts'
import { StripCanvas } from '../../features/ecg-trace/strip-canvas.tsx'
import { TraceStateNote } from '../../features/ecg-trace/trace-state-note.tsx'
import { useDescription } from '../../features/ecg-trace/use-description.ts'
import { useMillimetre } from '../../features/ecg-trace/use-millimetre.ts'
import { type Strip, useDrawnStrip, useStrip } from '../../features/ecg-trace/use-strip.ts'
import { useStripGestures } from '../../features/ecg-trace/use-strip-gestures.ts'
import { useStripWords } from '../../features/ecg-trace/use-strip-words.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import type { OpenedPage } from './use-ecg-page.ts'

const Frame = styled('div')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
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
  const words = useStripWords({ view, strip, filter: recording.filter, changed: undefined })
  const gaps = useMemo(() => gapsOf(leftOut), [leftOut])
  useDrawnStrip(source, strip, elements, { words, gaps })
  const duration = durationSeconds(source)
  useStripGestures(
    scroller,
    { millimetre: millimetre.pixels, width: strip.width, durationSeconds: duration },
    setView,
  )
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
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label={recording.fname}>
        <StripCanvas
          elements={elements}
          strip={strip}
          description={useDescription(source, undefined)}
          onPick={select}
        >
          <LeftOut strip={strip} ranges={leftOut} samplesPerSecond={samplesPerSecond} />
          <BeatMarks {...{ strip, beats, gaps, samplesPerSecond }} night={view.night ?? false} />
        </StripCanvas>
      </Scroller>
      <TraceStateNote source={source} />
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

const Stretch = styled('div')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  backgroundColor: 'color-mix(in srgb, #744600 10%, transparent)',
  borderInline: '1px dashed #744600',
  color: '#744600',
  pointerEvents: 'none',
  overflow: 'hidden',
  '& span': { position: 'absolute', bottom: 4, left: 6, fontSize: '.75rem', fontWeight: 600 },
})

/** Shades noise and what a person left out, with the word for it. */
function LeftOut(props: {
  strip: Strip
  ranges: readonly MarkedRange[]
  samplesPerSecond: number
}) {
  const { strip, ranges, samplesPerSecond } = props
  const { t } = useTranslation('ecgFrame')
  const { layout, scale, startSeconds, across } = strip
  const perSecond = pixelsPerSecond(scale)
  const seen = ranges.filter(
    ({ mark, from, to }) =>
      mark !== 'packetLoss' &&
      to / samplesPerSecond > startSeconds &&
      from / samplesPerSecond < startSeconds + across,
  )
  return seen.map(({ mark, from, to }) => {
    const left = Math.max(0, from / samplesPerSecond - startSeconds) * perSecond
    const right = Math.min(across, to / samplesPerSecond - startSeconds) * perSecond
    return (
      <Stretch key={from} style={{ left: layout.left + left, width: right - left }}>
        <span>{t(mark === 'noise' ? 'noise' : 'excluded')}</span>
      </Stretch>
    )
  })
}
