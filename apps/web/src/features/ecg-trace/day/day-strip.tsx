import { styled } from '@mui/material/styles'
import { useMemo, useRef } from 'react'
import { BeatMarks } from '../beats/beat-marks.tsx'
import { type EcgView, firstView } from '../ecg-view.ts'
import { usualLead } from '../lead-choice.ts'
import { StripCanvas } from '../strip-canvas.tsx'
import { useDescription } from '../use-description.ts'
import { useMillimetre } from '../use-millimetre.ts'
import { useDrawnStrip, useStrip } from '../use-strip.ts'
import { useStripWords } from '../use-strip-words.ts'
import type { DayRecording } from './day-recording.ts'

const Paper = styled('div')({
  position: 'relative',
  minHeight: 190,
  flex: 1,
  overflow: 'hidden',
  isolation: 'isolate',
})

/** The recorder's own words for its filter, and the scale of its print. */
export type Printed = { filter: string; drawnAt: { gain: EcgView['gain'] } }

/** Shows the seconds around a place on paper, at 25 mm/s. */
export function DayStrip(props: {
  recording: Pick<DayRecording, 'source' | 'beats' | 'gaps' | 'night'>
  printed: Printed
  seconds: number
}) {
  const { recording, printed, seconds } = props
  const { source, beats, gaps, night } = recording
  const { filter, drawnAt } = printed
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLCanvasElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const elements = useMemo(() => ({ scroller, grid, canvas }), [])
  const millimetre = useMillimetre()
  const lead = usualLead(source.leads)?.name
  const base = useMemo((): EcgView => ({ ...firstView({ speed: 25 }), lead, night }), [lead, night])
  const paper = { millimetre: millimetre.pixels, drawnAt: drawnAt.gain, elements }
  const { across } = useStrip(source, base, paper)
  const view = useMemo(
    () => ({ ...base, startSeconds: Math.max(0, seconds - across / 2) }),
    [base, seconds, across],
  )
  const strip = useStrip(source, view, paper)
  const words = useStripWords({ view, strip, filter, changed: undefined })
  useDrawnStrip(source, strip, elements, { words, gaps })
  const description = useDescription(source, undefined)
  return (
    <Paper ref={scroller}>
      <StripCanvas elements={elements} strip={strip} description={description} onPick={undefined}>
        <BeatMarks
          strip={strip}
          beats={beats}
          gaps={gaps}
          samplesPerSecond={source.samplesPerSecond}
          night={night}
        />
      </StripCanvas>
    </Paper>
  )
}
