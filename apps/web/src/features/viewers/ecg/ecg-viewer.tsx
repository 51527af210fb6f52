import { styled } from '@mui/material/styles'
import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { ecg } from '../../../theme/tokens.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { memorySource } from '../../ecg-trace/source/memory-source.ts'
import { signalOfRecording } from '../../ecg-trace/source/signal-of-recording.ts'
import { StripCanvas } from '../../ecg-trace/strip-canvas.tsx'
import { TraceMarks } from '../../ecg-trace/trace-marks.tsx'
import { useDescription } from '../../ecg-trace/use-description.ts'
import { useDrawnStrip } from '../../ecg-trace/use-strip.ts'
import { useStripWords } from '../../ecg-trace/use-strip-words.ts'
import { MeasureList } from '../measuring/measure-list.tsx'
import { useDarkRoom } from '../use-dark-room.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { EcgBar } from './ecg-bar.tsx'
import { EcgCorner } from './ecg-corner.tsx'
import { EcgTools } from './ecg-tools.tsx'
import { rateOf } from './rate-of.ts'
import { TraceStrip } from './trace-strip.tsx'
import { useCaptureStrip } from './use-capture-strip.ts'
import { useEcg } from './use-ecg.ts'

const CalibrateDialog = lazyDialog(
  async () => (await import('../../ecg-trace/calibrate-dialog.tsx')).CalibrateDialog,
)

const Scroller = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.edge.focus}`,
    outlineOffset: -2,
  },
}))

/** Shows an ECG on millimetre paper, true to scale, with calipers. */
export function EcgViewer(
  props: ViewerProps & {
    recording: EcgRecording
    /** The index of the recording in a file with several. */
    number?: number
    /** Content before the tools, such as the choice among several recordings of one file. */
    choose?: ReactNode
  },
) {
  const { recording, number = 0, file, choose } = props
  const dark = useDarkRoom()
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLCanvasElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [calibrating, setCalibrating] = useState(false)
  const elements = useMemo(() => ({ scroller, grid, canvas }), [])
  const source = useMemo(() => memorySource(signalOfRecording(recording)), [recording])
  const rate = useMemo(() => rateOf(recording), [recording])
  const { drawnAt, filter } = recording
  const desk = useEcg(source, { dark, fileId: file.fileId, number, drawnAt, elements })
  const { view, strip, measuring, millimetre } = desk
  const words = useStripWords({ view, strip, filter })
  const description = useDescription(source, rate)
  useDrawnStrip(source, strip, elements, words)
  const { startSeconds, latest, across } = strip
  const marks = !view.whole
  const take = useCaptureStrip(file.fileId, source, desk)
  return (
    <ViewerShell
      viewer={props}
      keys={desk.keys}
      takePicture={marks ? take : undefined}
      tools={
        <>
          {choose}
          <EcgTools
            leads={source.leads}
            view={view}
            gain={strip.gain}
            choice={strip.choice}
            onView={desk.setView}
            measuring={measuring}
            onCalibrate={() => setCalibrating(true)}
          />
        </>
      }
      corner={<EcgCorner view={view} filter={filter} measured={millimetre.measured} />}
      {...(!view.night && { ground: { paper: ecg.paper.background, ink: ecg.paper.trace } })}
      aside={measuring.listed && <MeasureList measuring={measuring} />}
      footer={
        <div>
          <TraceStrip
            measuring={measuring}
            leads={strip.layout.rows.map(({ lead }) => lead.name)}
            onInsert={props.onInsert}
          />
          <EcgBar {...{ source, startSeconds, latest, across, rate }} onMove={desk.moveTo} />
        </div>
      }
    >
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label={file.name}>
        <StripCanvas
          elements={elements}
          strip={strip}
          description={description}
          onPick={view.whole ? desk.goTo : undefined}
        >
          {marks && <TraceMarks measuring={measuring} strip={strip} />}
        </StripCanvas>
      </Scroller>
      {calibrating && (
        <CalibrateDialog millimetre={millimetre} onClose={() => setCalibrating(false)} />
      )}
    </ViewerShell>
  )
}
