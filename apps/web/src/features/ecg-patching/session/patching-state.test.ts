import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import { applyEdits, type PatchBase } from '@systole/ecg/patches/apply-edits'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import { editsOf, startEdits } from '@systole/ecg/patches/edit-log'
import type { Shape } from '@systole/ecg/shapes/shape'
import { expect, test } from 'vitest'
import { labelShapeEdit } from './label-shape.ts'
import {
  chosenBeat,
  type PatchingAction,
  type PatchingState,
  patchingReducer,
  startPatching,
} from './patching-state.ts'

const beat = (sample: number, shape: number, label: SourcedBeat['label']): SourcedBeat => ({
  ...{ sample, shape, label, source: 'auto' },
})
const BEATS = [beat(100, 1, 'N'), beat(600, 2, 'V'), beat(1100, 1, 'N'), beat(1400, 2, 'V')]
const SHAPES = [
  { id: 1, label: 'N', isUndecided: false },
  { id: 2, label: 'V', isUndecided: true },
] as unknown as Shape[] // the fields that the rules read
const BASE: PatchBase = { sampleCount: 2000, leads: ['II'], ranges: [], beatsAt: () => BEATS }
const replay = (edits: readonly PatchEdit[]) => applyEdits(BASE, edits)
const reduce = patchingReducer({
  labelShape: (log, chosen, label) => labelShapeEdit(log.patched.beats, SHAPES, chosen, label),
  replay,
})
const after = (...actions: PatchingAction[]): PatchingState =>
  actions.reduce(reduce, startPatching(startEdits(BASE, replay([]))))

test('arrows walk from beat to beat, also from a place between two', () => {
  expect(after({ do: 'step', by: 1 }).cursor).toBe(600)
  expect(after({ do: 'go', sample: 700 }, { do: 'step', by: 1 }).cursor).toBe(1100)
  expect(after({ do: 'go', sample: 700 }, { do: 'step', by: -1 }).cursor).toBe(600)
  expect(after({ do: 'ends', to: 'last' }, { do: 'step', by: 1 }).cursor).toBe(1400)
})

test('ECG-3 G and a label decide all alike beats in one edit', () => {
  const state = after({ do: 'go', sample: 600 }, { do: 'forShape' }, { do: 'label', label: 'V' })
  expect(editsOf(state.log)).toEqual([{ edit: 'relabelShape', shape: 2, label: 'V' }])
  expect(state.isForShape).toBe(false)
  expect(state.log.patched.beats.filter(({ source }) => source === 'patcher')).toHaveLength(2)
})

test('ECG-3 G leaves a beat that was decided alone as it is', () => {
  const state = after(
    { do: 'go', sample: 600 },
    { do: 'label', label: 'F' },
    { do: 'go', sample: 1400 },
    { do: 'forShape' },
    { do: 'label', label: 'V' },
  )
  expect(editsOf(state.log)).toEqual([
    { edit: 'relabel', samples: [600], label: 'F' },
    { edit: 'relabel', samples: [1400], label: 'V' },
  ])
})

test('a label without G is for one beat, and moving on forgets G', () => {
  const state = after({ do: 'forShape' }, { do: 'step', by: 1 }, { do: 'label', label: 'F' })
  expect(editsOf(state.log)).toEqual([{ edit: 'relabel', samples: [600], label: 'F' }])
})

test('a beat is deleted, added half way and moved by a sample', () => {
  expect(after({ do: 'delete' }).cursor).toBe(600)
  const added = after({ do: 'insert' }, { do: 'nudge', samples: 1 })
  expect(editsOf(added.log)).toEqual([
    { edit: 'addBeat', sample: 350, label: 'N' },
    { edit: 'moveBeat', from: 350, to: 351 },
  ])
  expect(chosenBeat(added)?.sample).toBe(351)
})

test('both ends of a range can be set in either order, and it is cleared from inside', () => {
  const marked = after(
    { do: 'go', sample: 900 },
    { do: 'rangeEnd', end: 'to' },
    { do: 'go', sample: 300 },
    { do: 'rangeEnd', end: 'from' },
    { do: 'markRange', mark: 'noise' },
  )
  expect(marked.log.patched.ranges).toEqual([{ mark: 'noise', from: 300, to: 900 }])
  expect(marked.range).toEqual({})
  expect(reduce(marked, { do: 'clearRange' }).log.patched.ranges).toEqual([])
})

test('an edit that does not fit says why and changes nothing', () => {
  const state = after({ do: 'edit', edit: { edit: 'addBeat', sample: 100, label: 'N' } })
  expect(state.refusal?.refusal).toBe('beatExists')
  expect(state.log.steps).toEqual([])
})

test('undo and redo walk the unsaved edits', () => {
  const undone = after({ do: 'label', label: 'A' }, { do: 'undo' })
  expect(undone.log.patched).toEqual(replay([]))
  expect(reduce(undone, { do: 'redo' }).log.patched.beats[0]?.label).toBe('A')
})

test('saved edits cannot be undone, those made during the save can', () => {
  const state = after(
    { do: 'label', label: 'A' },
    { do: 'step', by: 1 },
    { do: 'label', label: 'F' },
    { do: 'saved', count: 1 },
  )
  expect(editsOf(state.log)).toEqual([{ edit: 'relabel', samples: [600], label: 'F' }])
  const undone = reduce(reduce(state, { do: 'undo' }), { do: 'undo' })
  expect(undone.log.patched.beats.map(({ label }) => label)).toEqual(['A', 'V', 'N', 'V'])
})
