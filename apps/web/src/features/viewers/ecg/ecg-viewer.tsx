import { styled } from '@mui/material/styles'
import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { useMemo, useRef, useState } from 'react'
import { ecg } from '../../../theme/tokens.ts'
import { useDarkRoom } from '../use-dark-room.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { Caliper } from './caliper.tsx'
import { CaliperBar } from './caliper-bar.tsx'
import { EcgBar } from './ecg-bar.tsx'
import { EcgCorner } from './ecg-corner.tsx'
import { ecgKeys } from './ecg-keys.ts'
import { EcgTools } from './ecg-tools.tsx'
import { firstView, rateOf } from './ecg-view.ts'
import { StripCanvas } from './strip-canvas.tsx'
import { useCaliper } from './use-caliper.ts'
import { useStrip } from './use-strip.ts'
import { useStripGestures } from './use-strip-gestures.ts'

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

/** An ECG on mm paper, true to scale, with a caliper. */
export function EcgViewer(props: ViewerProps & { recording: EcgRecording }) {
  const { recording, file } = props
  const dark = useDarkRoom()
  const [chosen, setView] = useState(() => firstView(recording))
  const view = { ...chosen, night: chosen.night ?? dark }
  const scroller = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const strip = useStrip(recording, view, { scroller, canvas })
  const { startSeconds, latest, across } = strip
  const rate = useMemo(() => rateOf(recording), [recording])
  const caliper = useCaliper({ startSeconds, secondsShown: across })
  const moveTo = (seconds: number) =>
    setView((now) => ({ ...now, startSeconds: Math.min(latest, Math.max(0, seconds)) }))
  useStripGestures(scroller, strip.scale, startSeconds, moveTo)
  return (
    <ViewerShell
      viewer={props}
      keys={ecgKeys({ startSeconds, across, moveTo, caliper })}
      tools={
        <EcgTools
          recording={recording}
          view={view}
          lead={strip.lead}
          onView={setView}
          caliper={caliper}
        />
      }
      corner={<EcgCorner view={view} filter={recording.filter} />}
      {...(!view.night && { ground: { paper: ecg.paper.background, ink: ecg.paper.trace } })}
      footer={
        <div>
          {caliper.shown && <CaliperBar {...props} caliper={caliper} />}
          <EcgBar {...{ recording, startSeconds, latest, across, rate }} onMove={moveTo} />
        </div>
      }
    >
      <Scroller ref={scroller} tabIndex={0} role="region" aria-label={file.name}>
        <StripCanvas ref={canvas} recording={recording} strip={strip} rate={rate}>
          {caliper.shown && <Caliper caliper={caliper} strip={strip} />}
        </StripCanvas>
      </Scroller>
    </ViewerShell>
  )
}
