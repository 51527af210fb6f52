import { styled } from '@mui/material/styles'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { ecg as colours } from '../../../theme/tokens.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { DisplayFilterBar } from '../../ecg-trace/filters/display-filter-bar.tsx'
import { StripCanvas } from '../../ecg-trace/strip-canvas.tsx'
import { TraceStateNote } from '../../ecg-trace/trace-state-note.tsx'
import { aboutPatient } from '../../ecg-values/recorded-patient.ts'
import { useDarkRoom } from '../use-dark-room.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { EcgAside } from './ecg-aside.tsx'
import { EcgBar } from './ecg-bar.tsx'
import { EcgCorner } from './ecg-corner.tsx'
import type { OpenEcg } from './ecg-file.ts'
import { EcgMarks } from './ecg-marks.tsx'
import { EcgTools } from './ecg-tools.tsx'
import { TraceStrip } from './trace-strip.tsx'
import { useEcg } from './use-ecg.ts'

const CalibrateDialog = lazyDialog(
  async () => (await import('../../ecg-trace/calibrate-dialog.tsx')).CalibrateDialog,
)

const PrintDialog = lazyDialog(async () => (await import('./print/print-dialog.tsx')).PrintDialog)

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

type Open = {
  calibrating: boolean
  listing: boolean
  filtering: boolean
  printing: boolean
  values: boolean | 'unasked'
}
/** The values are open where there is room for them. */
const AT_FIRST: Open = {
  calibrating: false,
  listing: false,
  filtering: false,
  printing: false,
  values: 'unasked',
}

/** Shows an ECG on millimetre paper, true to scale, with its beats and calipers. */
export function EcgViewer(
  props: ViewerProps & {
    ecg: OpenEcg
    /** Content before the tools, such as the choice among several recordings of one file. */
    choose?: ReactNode
    /** Notes on the recording, below its picture. */
    notes?: ReactNode
    /** The second in the middle of the first view; otherwise it opens at the start. */
    at?: number
    /** Leads back to the overview of a long recording. */
    onUp?: () => void
  },
) {
  const { ecg, file, choose } = props
  const { found } = ecg
  const dark = useDarkRoom()
  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLCanvasElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const elements = useMemo(() => ({ scroller, grid, canvas }), [])
  const [open, setOpen] = useState(AT_FIRST)
  const toggle = (what: keyof typeof open) =>
    setOpen((now) => ({ ...now, [what]: now[what] !== true }))
  const desk = useEcg(ecg, {
    ...{ dark, fileId: file.fileId, elements, toggle },
    ...(props.at !== undefined && { at: props.at }),
  })
  const { source, view, strip, measuring, millimetre } = desk
  const marks = !view.whole
  return (
    <ViewerShell
      viewer={props}
      keys={props.onUp ? { ...desk.keys, up: props.onUp } : desk.keys}
      takePicture={marks ? desk.take : undefined}
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
            open={{ ...open, values: open.values !== false }}
            onToggle={toggle}
          />
        </>
      }
      corner={<EcgCorner view={view} measured={millimetre.measured} />}
      {...(!view.night && {
        ground: { paper: colours.paper.background, ink: colours.paper.trace },
      })}
      aside={<EcgAside {...{ found, desk, open }} file={file} patient={props.patient} />}
      footer={
        <div>
          <TraceStateNote source={source} />
          {props.notes}
          {open.filtering && (
            <DisplayFilterBar
              filter={view.filter}
              samplesPerSecond={source.samplesPerSecond}
              onChange={(filter) => desk.setView({ ...view, filter })}
            />
          )}
          <TraceStrip
            measuring={measuring}
            leads={strip.layout.rows.map(({ lead }) => lead)}
            march={desk.march}
            samplesPerSecond={source.samplesPerSecond}
            onInsert={props.onInsert}
          />
          <EcgBar {...{ source, strip, found }} startedAt={ecg.startedAt} onMove={desk.moveTo} />
        </div>
      }
    >
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label={file.name}>
        <StripCanvas
          elements={elements}
          strip={strip}
          description={desk.description}
          onPick={view.whole ? desk.goTo : undefined}
        >
          {marks && <EcgMarks found={found} desk={desk} />}
        </StripCanvas>
      </Scroller>
      <OpenDialogs {...{ open, desk, onToggle: toggle }} viewer={props} />
    </ViewerShell>
  )
}

function OpenDialogs(props: {
  open: Open
  desk: ReturnType<typeof useEcg>
  viewer: ViewerProps
  onToggle: (what: 'printing' | 'calibrating') => void
}) {
  const { open, desk, viewer, onToggle } = props
  const { source, seen, millimetre } = desk
  return (
    <>
      {open.printing && (
        <PrintDialog
          {...{ source, seen }}
          fileName={viewer.file.name}
          about={viewer.patient ? aboutPatient(viewer.patient) : ''}
          onClose={() => onToggle('printing')}
        />
      )}
      {open.calibrating && (
        <CalibrateDialog millimetre={millimetre} onClose={() => onToggle('calibrating')} />
      )}
    </>
  )
}
