import { useCallback, useId, useMemo, useState } from 'react'
import { CONTENT_ID } from '../../shell/skip-link.tsx'
import { ecgBench } from '../../theme/tokens.ts'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { firstBeatFrom } from '../ecg-trace/beats/find-beats.ts'
import { useLensCalipers } from '../ecg-trace/lens/use-lens-calipers.ts'
import { PatchingKeysDialog } from './keys/keys-dialog.tsx'
import { nextPlace } from './session/places.ts'
import type { Patching } from './session/use-patching.ts'
import { NormalReportDialog } from './side/normal-report-dialog.tsx'
import { shownReportFacts } from './side/shown-report-facts.ts'
import { useNormalReasons } from './side/use-normal-reasons.ts'
import { goNear, TraceSide } from './trace-side.tsx'
import { useTools } from './use-tools.ts'
import { useWorkbenchKeys } from './use-workbench-keys.ts'
import { WorkbenchFrame } from './workbench-frame.ts'
import { WorkbenchHeader } from './workbench-header.tsx'
import type { WorkbenchProps } from './workbench-props.ts'
import { WorkbenchSide } from './workbench-side.tsx'

/** Renders the patcher's workbench: strip stack, lens and charts of one recording beside what its case needs. Handbook 5.1. */
export function Workbench(props: WorkbenchProps) {
  const { patching, readOnly, isNight } = props
  const { state, dispatch, recording, summary } = patching
  const { samplesPerSecond } = recording.source
  const normalReasonsId = useId()
  const normal = useNormal(props)
  const [isListed, setListed] = useState(false)
  const [shown, setShown] = useState({ from: 0, to: 0 })
  const view = useTools(recording.source)
  const places = usePlaces(patching)
  const { isStrip, lead } = view.tools
  const { source } = recording
  const leads = useMemo(
    () => (isStrip ? source.leads.map((_, index) => index) : [lead]),
    [isStrip, lead, source],
  )
  const { beats } = state.log.patched
  const calipers = useLensCalipers({ source, leads, beats, cursor: state.cursor })
  const list = useCallback(() => setListed(true), [])
  const go = useCallback((sample: number) => dispatch({ do: 'go', sample }), [dispatch])
  const page = Math.max(5, shown.to - shown.from) * samplesPerSecond
  useWorkbenchKeys(patching, {
    isReadOnly: readOnly !== undefined,
    isSaving: props.isSaving,
    onPage: (by) => goNear(patching, state.cursor + by * page),
    onPlace: places.step,
    onUndecided: () => goUndecided(patching),
    onSave: props.onSave,
    onSend: props.onSend,
    onQuality: (quality) => props.onPreparation({ quality }),
    calipers,
    onList: list,
    onView: view.onView,
  })
  return (
    <WorkbenchFrame>
      <WorkbenchHeader
        {...headerProps(props)}
        onKeys={list}
        normalReasonsId={normalReasonsId}
        onNormal={normal.ask}
      />
      <main id={CONTENT_ID} tabIndex={-1}>
        <div>{props.notices}</div>
        <TraceSide
          {...{ patching, view, shown, isNight, leads, calipers }}
          isReadOnly={readOnly !== undefined}
          onShown={setShown}
          onSensitivity={props.onSensitivity}
        />
        <WorkbenchSide
          {...props}
          summary={summary}
          colours={isNight ? ecgBench.night : ecgBench.light}
          normalReasonsId={normalReasonsId}
          normalReasons={normal.ask && normal.reasons}
          place={places.current}
          onPlace={places.go}
          onPlaceStep={places.step}
          onGo={go}
        />
      </main>
      {normal.isAsked && <NormalReportDialog reasons={normal.reasons} onClose={normal.close} />}
      {isListed && <PatchingKeysDialog onClose={() => setListed(false)} />}
    </WorkbenchFrame>
  )
}

/** Manages what is against a normal report: `ask` shows it, or opens the report where nothing is; absent for who signs none. */
function useNormal(props: WorkbenchProps) {
  const { patching, preparation, hasFainted, normalReport, onNormalReport } = props
  const { recording, summary, edits } = patching
  const { quality } = preparation
  const [isAsked, setAsked] = useState(false)
  const reasons = useNormalReasons(
    useMemo(
      () => shownReportFacts(recording, summary, { quality, hasFainted }),
      [recording, summary, quality, hasFainted],
    ),
    { onServer: normalReport, rid: recording.recordingId, unsavedEdits: edits.length },
  )
  const ask = useEventCallback(() => (reasons.length > 0 ? setAsked(true) : onNormalReport()))
  const maySign = props.canSend && normalReport?.report != null
  return { reasons, isAsked, ask: maySign ? ask : undefined, close: () => setAsked(false) }
}

/** Returns what the header shows; it is not rendered again while the rest changes. */
function headerProps({
  facts,
  timeLeft,
  saved,
  isNight,
  onNight,
  canSend,
  isSending,
  onSend,
}: WorkbenchProps) {
  return { facts, timeLeft, saved, isNight, onNight, canSend, isSending, onSend }
}

function usePlaces({ summary, state, dispatch }: Patching) {
  const { places } = summary
  const { cursor } = state
  const [last, setLast] = useState(-1)
  const found = places.findIndex(({ sample }) => sample === cursor)
  const current = places[last]?.sample === cursor ? last : found
  const go = useCallback(
    (index: number) => {
      const place = places[index]
      if (!place) return
      setLast(index)
      dispatch({ do: 'go', sample: place.sample })
    },
    [places, dispatch],
  )
  const step = useEventCallback((by: 1 | -1) => {
    const after = places.findIndex(({ sample }) => sample > cursor)
    const from = current >= 0 ? current : by > 0 ? after - 1 : after
    go(nextPlace(places, from, by))
  })
  return { current, go, step }
}

/** Chooses the next beat that waits for a decision, round the end. */
function goUndecided({ state, dispatch, view }: Patching): void {
  const { beats } = state.log.patched
  const isOpen = (index: number) => {
    const beat = beats[index]
    return beat !== undefined && beat.source === 'auto' && view.labelOf(beat) === 'Q'
  }
  const start = firstBeatFrom(beats, state.cursor)
  for (let offset = 1; offset <= beats.length; offset += 1) {
    const index = (start + offset) % beats.length
    if (isOpen(index)) {
      dispatch({ do: 'go', sample: beats[index]?.sample ?? 0 })
      return
    }
  }
}
