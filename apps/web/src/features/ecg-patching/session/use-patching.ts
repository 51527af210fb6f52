import { applyEdits } from '@systole/ecg/patches/apply-edits'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import { editsOf, makeEdit, startEdits } from '@systole/ecg/patches/edit-log'
import { useMemo, useReducer } from 'react'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { labelShapeEdit } from './label-shape.ts'
import type { OpenedRecording } from './opened-recording.ts'
import { beatView, namedRanges, summarise } from './patch-view.ts'
import { chosenBeat, patchingReducer, startPatching } from './patching-state.ts'

export type Patching = ReturnType<typeof usePatching>

/** Manages the patching of a recording: unsaved edits on the opened beats, the chosen place, and what is derived from both. */
export function usePatching(recording: OpenedRecording, unsaved: readonly PatchEdit[]) {
  const { shapes, distanceOf } = recording
  const reducer = useMemo(() => {
    const { beats } = recording.patched
    const base = { ...extentOf(recording), beatsAt: () => beats }
    return patchingReducer({
      labelShape: (log, beat, label) => {
        const members = log.patched.beats
          .filter(({ shape }) => shape === beat.shape)
          .map((each) => ({ ...each, distance: distanceOf(each.sample) ?? 0 }))
        return labelShapeEdit(members, shapes, beat, label)
      },
      replay: (edits) => applyEdits(base, edits),
    })
  }, [recording, shapes, distanceOf])
  const [state, dispatch] = useReducer(reducer, undefined, () =>
    startPatching(logOf(recording, unsaved)),
  )
  const { log } = state
  const { beats, ranges } = log.patched
  const named = useMemo(() => namedRanges(ranges), [ranges])
  const view = useMemo(() => beatView(recording, beats, named), [recording, beats, named])
  const settled = useDebouncedValue(log.patched)
  const summary = useMemo(() => summarise(recording, settled), [recording, settled])
  const edits = useMemo(() => editsOf(log), [log])
  return {
    ...{ recording, state, dispatch, view, summary, edits },
    chosen: chosenBeat(state),
    /** Counts the beats that wait at this moment; the summary follows a little later. */
    countUndecided: () => summarise(recording, log.patched).undecided,
  }
}

function extentOf({ source, leads, ranges }: OpenedRecording) {
  return { sampleCount: source.sampleCount, leads, ranges }
}

/** Returns the opened beats with the edits that were not saved; those that no longer fit are left out. */
export function logOf(recording: OpenedRecording, unsaved: readonly PatchEdit[]) {
  let log = startEdits(extentOf(recording), recording.patched)
  for (const edit of unsaved) log = makeEdit(log, edit)
  return log
}
