import { applyEdits } from '@systole/ecg/patches/apply-edits'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import { editsOf, makeEdit, startEdits } from '@systole/ecg/patches/edit-log'
import { useDeferredValue, useMemo, useReducer } from 'react'
import { labelShapeEdit } from './label-shape.ts'
import type { OpenedRecording } from './opened-recording.ts'
import { beatView, summarise } from './patch-view.ts'
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
  const view = useMemo(() => beatView(recording, log.patched), [recording, log.patched])
  const settled = useDeferredValue(log.patched)
  const summary = useMemo(() => summarise(recording, settled), [recording, settled])
  const edits = useMemo(() => editsOf(log), [log])
  return { recording, state, dispatch, view, summary, edits, chosen: chosenBeat(state) }
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
