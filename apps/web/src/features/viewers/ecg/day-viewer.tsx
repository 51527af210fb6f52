import { ArrowDownToDot, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dayClock } from '../../ecg-trace/day/day-clock.ts'
import { DayOverview } from '../../ecg-trace/day/day-overview.tsx'
import type { DayPlace } from '../../ecg-trace/day/day-place.ts'
import type { DayRecording } from '../../ecg-trace/day/day-recording.ts'
import { UntabulatedDay } from '../../ecg-trace/day/untabulated-day.tsx'
import { useDay } from '../../ecg-trace/day/use-day.ts'
import { useDayPlace } from '../../ecg-trace/day/use-day-place.ts'
import { durationSeconds as durationOf } from '../../ecg-trace/source/trace-source.ts'
import { TraceStateNote } from '../../ecg-trace/trace-state-note.tsx'
import { ToolButton } from '../tools/tool-button.tsx'
import { useDarkRoom } from '../use-dark-room.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import type { OpenEcg } from './ecg-file.ts'

type Props = ViewerProps & {
  ecg: OpenEcg
  choose?: ReactNode
  notes?: ReactNode
  /** The place at which it opens. */
  first: DayPlace
  onStrip: (place: DayPlace) => void
}

/** Shows a long recording as a whole, with the way down to its strips. */
export function DayViewer(props: Props) {
  const { ecg, choose, notes, first } = props
  const { source, found, startedAt } = ecg
  const { analysing, overview, beats, gaps } = found
  const analysis = analysing.state === 'ready' ? analysing.analysis : undefined
  const day = useDay({ overview, analysis }, source)
  const night = useDarkRoom()
  const clock = useMemo(() => dayClock(startedAt), [startedAt])
  const drawn = useMemo(() => ({ source, beats, gaps, night }), [source, beats, gaps, night])
  const recording = useMemo(
    () => day && { ...drawn, day, clock, durationSeconds: durationOf(drawn.source) },
    [drawn, day, clock],
  )
  if (recording) return <Tabulated {...props} recording={recording} />
  return (
    <ViewerShell viewer={props} tools={choose} footer={notes} withCorners={false} onPage>
      <UntabulatedDay recording={drawn} printed={ecg} seconds={first.seconds} />
    </ViewerShell>
  )
}

function Tabulated(props: Props & { recording: DayRecording }) {
  const { ecg, choose, notes, recording, first, onStrip, patient } = props
  const { t } = useTranslation('ecg')
  const at = useDayPlace(recording, { first, onStrip })
  return (
    <ViewerShell
      viewer={props}
      keys={at.keys}
      withCorners={false}
      onPage
      tools={
        <>
          {choose}
          <ToolButton
            icon={ArrowDownToDot}
            label={t('day.openStrip')}
            shortcut="Enter"
            onClick={at.keys.enter}
          />
          <ToolButton
            icon={ChevronLeft}
            label={t('day.previousFinding')}
            shortcut="P"
            onClick={at.keys.p}
          />
          <ToolButton
            icon={ChevronRight}
            label={t('day.nextFinding')}
            shortcut="N"
            onClick={at.keys.n}
          />
        </>
      }
      footer={
        <div>
          <TraceStateNote source={recording.source} />
          {notes}
        </div>
      }
    >
      <DayOverview
        recording={recording}
        printed={ecg}
        at={at}
        breedId={patient?.breedId}
        onStrip={at.keys.enter}
      />
    </ViewerShell>
  )
}
