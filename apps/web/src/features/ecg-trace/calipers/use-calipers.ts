import type { ImagePoint, TraceMethod } from '@systole/domain/measurements/measurement'
import { useMemo, useState } from 'react'
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts'
import type { Caliper, Edge } from './caliper.ts'
import { useCaliperWords } from './caliper-words.ts'
import { newMeasurementId } from './new-measurement-id.ts'

/** The initial height of an amplitude, that of the calibration pulse. */
const FIRST_MILLIVOLTS = 1

/** The calipers of a recording with what a page may do with them. */
export type CaliperState = ReturnType<typeof useCalipers<Caliper>>

/** The place where the calipers of a recording are kept. */
export type CaliperStore<Kept extends Caliper> = {
  calipers: readonly Kept[]
  /** Returns an own caliper that is not stored. */
  make: (of: Pick<Caliper, 'mid' | 'method' | 'points' | 'label'>) => Kept
  put: (caliper: Kept) => void
  remove: (caliper: Kept) => void
}

/** The trace on which calipers are placed. */
export type MeasuredTrace = {
  durationSeconds: number
  /** The names of the leads in view. */
  leads: readonly string[]
  /** The lead on which a new amplitude is drawn, if it is in view; otherwise the first one in view. */
  usualLead: string | undefined
  /** Returns where a new interval is drawn. */
  firstInterval: () => { from: number; to: number; label: string }
  /** Is called when a new caliper is drawn. */
  onStart: () => void
}

/**
 * The state of measuring. An `outline` is a caliper that has not been placed: it has no value and is not stored, listed or printed.
 */
type Actions<Kept> = { mid?: string; removed?: Kept; outline?: Kept }

/** Manages the calipers of one recording, in seconds and millivolts. */
export function useCalipers<Kept extends Caliper>(store: CaliperStore<Kept>, trace: MeasuredTrace) {
  const { calipers: measurements } = store
  const describe = useCaliperWords()
  const [actions, setActions] = useState<Actions<Kept>>({})
  const [marching, setMarching] = useState(false)
  const { outline, removed } = actions
  const find = (mid: string) => measurements.find((each) => each.mid === mid)
  const chosen = outline ?? (actions.mid === undefined ? undefined : find(actions.mid))
  const within = (seconds: number) => Math.min(trace.durationSeconds, Math.max(0, seconds))
  /** Stores a caliper; this completes an outline. */
  const put = (caliper: Kept) => {
    store.put(caliper)
    if (caliper.mid === outline?.mid) setActions({ mid: caliper.mid })
  }
  const redraw = (next: Kept) => setActions({ mid: next.mid, outline: next })
  /** Marching and renaming do not place an outline. */
  const change = (of: Caliper, by: Pick<Caliper, 'points' | 'label'>) => {
    if (of.mid === outline?.mid) return redraw({ ...outline, ...by })
    const kept = find(of.mid)
    if (kept?.own) put({ ...kept, ...by })
  }
  const handlers = {
    select: useEventCallback((mid: string | undefined) =>
      setActions(mid === undefined ? {} : { mid }),
    ),
    start: useEventCallback((method: TraceMethod) => {
      const first = firstOf(method, trace)
      if (!first) return
      trace.onStart()
      redraw(store.make({ mid: newMeasurementId(), method, ...first }))
    }),
    /** Keeps the outline in place. */
    place: useEventCallback(() => outline && put(outline)),
    /** Moves an edge, which places an outline; `value` is in seconds or millivolts, depending on the method. */
    moveEdge: useEventCallback((mid: string, edge: Edge, value: number) => {
      const of = mid === outline?.mid ? outline : find(mid)
      if (!of?.own) return
      const points = of.points.map((point, index): ImagePoint => {
        if (index !== edge) return point
        return of.method === 'interval' ? { x: within(value), y: 0 } : { x: point.x, y: value }
      })
      put({ ...of, points })
    }),
    /** Moves both edges by their distance, to check the regularity of the rhythm. */
    march: useEventCallback((of: Caliper, steps: 1 | -1) => {
      const by = Math.abs((of.points[1]?.x ?? 0) - (of.points[0]?.x ?? 0)) * steps
      const points = of.points.map(({ x, y }) => ({ x: x + by, y }))
      if (points.every(({ x }) => x === within(x))) change(of, { points, label: of.label })
    }),
    rename: useEventCallback((of: Caliper, label: string) =>
      change(of, { points: of.points, label }),
    ),
    remove: useEventCallback((mid: string) => {
      if (mid === outline?.mid) return setActions({})
      const kept = find(mid)
      if (!kept?.own) return
      store.remove(kept)
      setActions({ removed: kept })
    }),
    undo: useEventCallback(() => {
      if (!removed) return
      store.put(removed)
      setActions({ mid: removed.mid })
    }),
    toggleMarching: useEventCallback(() => setMarching((now) => !now)),
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers stay the same functions
  return useMemo(
    () => ({
      ...{ measurements, outline, chosen, removed, describe, ...handlers },
      /** True if the selected interval is repeated through the visible part. */
      marching,
    }),
    [measurements, outline, chosen, removed, describe, marching],
  )
}

/** Returns the points and the label of a new caliper; `undefined` for a height where no lead is in view. */
function firstOf(
  method: TraceMethod,
  { firstInterval, leads, usualLead }: MeasuredTrace,
): Pick<Caliper, 'points' | 'label'> | undefined {
  const { from, to, label } = firstInterval()
  if (method === 'interval') return { points: [from, to].map((x) => ({ x, y: 0 })), label }
  const lead = leads.find((name) => name === usualLead) ?? leads[0]
  if (lead === undefined) return undefined
  return { points: [0, FIRST_MILLIVOLTS].map((y) => ({ x: (from + to) / 2, y })), label: lead }
}

/** The width of a new caliper where no beats were found. */
const FIRST_WIDTH_SECONDS = 0.3

/** Returns the interval between the beats around a time, otherwise a stretch of a usual width. */
export function firstRr(
  seconds: number,
  beats: readonly [number, number] | undefined,
  durationSeconds: number,
): { from: number; to: number; label: string } {
  if (beats) return { from: beats[0], to: beats[1], label: 'RR' }
  const from = Math.max(0, seconds - FIRST_WIDTH_SECONDS / 2)
  return { from, to: Math.min(durationSeconds, from + FIRST_WIDTH_SECONDS), label: 'RR' }
}
