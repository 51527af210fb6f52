import type { BeatLabel } from '@systole/ecg/beats/beat'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { EditRefusal, PatchEdit, RangeMark } from '@systole/ecg/patches/edit'
import {
  type EditLog,
  editsOf,
  makeEdit,
  type ReplayEdits,
  redoEdit,
  refuseEdit,
  startEdits,
  undoEdit,
} from '@systole/ecg/patches/edit-log'
import { firstBeatFrom } from '../../ecg-trace/beats/find-beats.ts'

/** The recording that is being patched: its edits and the place where the patcher is. */
export type PatchingState = {
  log: EditLog
  /** The chosen sample: that of a beat, or a place between two. */
  cursor: number
  isEditing: boolean
  /** The ends of a range that is being marked. */
  range: { from?: number; to?: number }
  /** True after G: the next label is for the whole shape. */
  isForShape: boolean
  refusal: { refusal: EditRefusal; count: number } | undefined
}

export type PatchingAction =
  | { do: 'go'; sample: number }
  | { do: 'step'; by: number }
  | { do: 'ends'; to: 'first' | 'last' }
  | { do: 'edit'; edit: PatchEdit; cursor?: number }
  | { do: 'label'; label: BeatLabel }
  | { do: 'delete' }
  | { do: 'insert' }
  | { do: 'nudge'; samples: number }
  | { do: 'forShape' }
  | { do: 'rangeEnd'; end: 'from' | 'to' }
  | { do: 'markRange'; mark: RangeMark }
  | { do: 'clearRange' }
  | { do: 'editing'; on: boolean }
  | { do: 'undo' | 'redo' }
  | { do: 'saved'; count: number }

/** The rules of the recording that the state does not hold. */
export type PatchingRules = {
  /** Returns the edit that labels all beats decided together with one. */
  labelShape: (log: EditLog, beat: SourcedBeat, label: BeatLabel) => PatchEdit
  replay: ReplayEdits
}

export function startPatching(log: EditLog): PatchingState {
  return {
    log,
    cursor: log.patched.beats[0]?.sample ?? 0,
    isEditing: false,
    range: {},
    isForShape: false,
    refusal: undefined,
  }
}

/** Returns the beat at the cursor. */
export function chosenBeat({ log, cursor }: PatchingState): SourcedBeat | undefined {
  const { beats } = log.patched
  const beat = beats[firstBeatFrom(beats, cursor)]
  return beat?.sample === cursor ? beat : undefined
}

/** Returns the state after an action; what does not fit leaves it as it is and says why. */
export function patchingReducer(rules: PatchingRules) {
  return (state: PatchingState, action: PatchingAction): PatchingState =>
    (STEPS[action.do] as Step<PatchingAction>)(state, action, rules)
}

type Step<Action> = (state: PatchingState, action: Action, rules: PatchingRules) => PatchingState
type Steps = { [Name in PatchingAction['do']]: Step<Extract<PatchingAction, { do: Name }>> }

const STEPS: Steps = {
  go: (state, { sample }) => at(state, sample),
  step: (state, { by }) => {
    const { beats } = state.log.patched
    const place = firstBeatFrom(beats, state.cursor)
    const isOn = beats[place]?.sample === state.cursor
    const from = isOn || by < 0 ? place : place - 1
    const beat = beats[Math.min(beats.length - 1, Math.max(0, from + by))]
    return beat ? at(state, beat.sample) : state
  },
  ends: (state, { to }) => {
    const { beats } = state.log.patched
    const beat = to === 'first' ? beats[0] : beats.at(-1)
    return beat ? at(state, beat.sample) : state
  },
  edit: (state, { edit, cursor }, rules) => edited(state, edit, rules, cursor),
  label: (state, { label }, rules) => {
    const beat = chosenBeat(state)
    if (!beat) return { ...state, isForShape: false }
    const edit: PatchEdit = state.isForShape
      ? rules.labelShape(state.log, beat, label)
      : { edit: 'relabel', samples: [beat.sample], label }
    return { ...edited(state, edit, rules), isForShape: false }
  },
  delete: (state, _, rules) => {
    const beat = chosenBeat(state)
    if (!beat) return state
    const { beats } = state.log.patched
    const place = firstBeatFrom(beats, beat.sample)
    const next = beats[place + 1] ?? beats[place - 1]
    return edited(state, { edit: 'deleteBeat', sample: beat.sample }, rules, next?.sample)
  },
  insert: (state, _, rules) => {
    const sample = placeForBeat(state)
    return edited(state, { edit: 'addBeat', sample, label: 'N' }, rules, sample)
  },
  nudge: (state, { samples }, rules) => {
    const beat = chosenBeat(state)
    if (!beat) return at(state, state.cursor + samples)
    const to = beat.sample + samples
    return edited(state, { edit: 'moveBeat', from: beat.sample, to }, rules, to)
  },
  forShape: (state) => ({ ...state, isForShape: chosenBeat(state) !== undefined }),
  rangeEnd: (state, { end }) => ({ ...state, range: { ...state.range, [end]: state.cursor } }),
  markRange: (state, { mark }, rules) => {
    const range = orderedRange(state)
    if (!range) return state
    return { ...edited(state, { edit: 'markRange', mark, ...range }, rules), range: {} }
  },
  clearRange: (state, _, rules) => {
    const marked = rangeAt(state)
    return marked ? edited(state, { edit: 'clearRange', ...marked }, rules) : state
  },
  editing: (state, { on }) => ({ ...state, isEditing: on, isForShape: false }),
  undo: (state) => cleared({ ...state, log: undoEdit(state.log) }),
  redo: (state, _, { replay }) => cleared({ ...state, log: redoEdit(state.log, replay) }),
  saved: (state, { count }, { replay }) => ({ ...state, log: afterSave(state.log, count, replay) }),
}

/** Returns the log whose first edits are saved: later ones are made on their result, and saved ones cannot be undone. */
function afterSave(log: EditLog, count: number, replay: ReplayEdits): EditLog {
  const later = editsOf(log).slice(count)
  let saved = log
  for (const _ of later) saved = undoEdit(saved)
  let next = startEdits(log.extent, saved.patched, log.by)
  for (const edit of later) next = makeEdit(next, edit, replay)
  return next
}

function at(state: PatchingState, sample: number): PatchingState {
  const cursor = Math.min(state.log.extent.sampleCount - 1, Math.max(0, Math.round(sample)))
  return cleared({ ...state, cursor })
}

const cleared = (state: PatchingState): PatchingState => ({
  ...state,
  isForShape: false,
  refusal: undefined,
})

function edited(
  state: PatchingState,
  edit: PatchEdit,
  { replay }: PatchingRules,
  cursor = state.cursor,
): PatchingState {
  const refusal = refuseEdit(state.log, edit)
  if (refusal) return { ...state, refusal: { refusal, count: (state.refusal?.count ?? 0) + 1 } }
  return { ...state, log: makeEdit(state.log, edit, replay), cursor, refusal: undefined }
}

/** Returns the cursor, or the middle between its beat and the next, from where the new beat is moved. */
function placeForBeat(state: PatchingState): number {
  const { log, cursor } = state
  if (!chosenBeat(state)) return cursor
  const { beats } = log.patched
  const next = beats[firstBeatFrom(beats, cursor) + 1]
  return Math.round((cursor + (next?.sample ?? log.extent.sampleCount)) / 2)
}

/** Returns the range between both ends, whichever was set first. */
export function orderedRange({
  range,
}: Pick<PatchingState, 'range'>): { from: number; to: number } | undefined {
  const { from, to } = range
  if (from === undefined || to === undefined || from === to) return undefined
  return { from: Math.min(from, to), to: Math.max(from, to) }
}

function rangeAt({ log, cursor }: PatchingState): { from: number; to: number } | undefined {
  const marked = log.patched.ranges.find(({ from, to }) => from <= cursor && cursor < to)
  return marked && { from: marked.from, to: marked.to }
}
