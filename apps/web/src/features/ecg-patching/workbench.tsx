import { useCallback, useId, useState } from 'react'
import { ecgBench } from '../../theme/tokens.ts'
import { firstBeatFrom } from '../ecg-trace/beats/find-beats.ts'
import { PatchingKeysDialog } from './keys/keys-dialog.tsx'
import { nextPlace } from './session/places.ts'
import type { Patching } from './session/use-patching.ts'
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
  const [isListed, setListed] = useState(false)
  const [shown, setShown] = useState({ from: 0, to: 0 })
  const view = useTools(recording.source)
  const places = usePlaces(patching)
  const toggleCaliper = () =>
    view.change({ hasCaliper: !view.tools.hasCaliper, caliper: undefined })
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
    onCaliper: toggleCaliper,
    onList: () => setListed(true),
    onView: view.onView,
  })
  return (
    <WorkbenchFrame>
      <WorkbenchHeader
        {...props}
        onKeys={() => setListed(true)}
        normalReasonsId={normalReasonsId}
      />
      <div>{props.notices}</div>
      <main>
        <TraceSide
          {...{ patching, view, shown, isNight }}
          isReadOnly={readOnly !== undefined}
          onShown={setShown}
          onCaliper={toggleCaliper}
        />
        <WorkbenchSide
          {...props}
          summary={summary}
          colours={isNight ? ecgBench.night : ecgBench.light}
          normalReasonsId={normalReasonsId}
          place={places.current}
          onPlace={places.go}
          onPlaceStep={places.step}
          onGo={(sample) => dispatch({ do: 'go', sample })}
        />
      </main>
      {isListed && <PatchingKeysDialog onClose={() => setListed(false)} />}
    </WorkbenchFrame>
  )
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
  const step = (by: 1 | -1) => {
    const after = places.findIndex(({ sample }) => sample > cursor)
    const from = current >= 0 ? current : by > 0 ? after - 1 : after
    go(nextPlace(places, from, by))
  }
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
