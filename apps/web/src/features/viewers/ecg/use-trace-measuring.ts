import { readMeasurement } from '@systole/domain/measurements/measure'
import {
  type ImagePoint,
  isTraceMethod,
  type TraceMethod,
} from '@systole/domain/measurements/measurement'
import { NO_PAGE_SCALE } from '@systole/domain/measurements/page-scale'
import { useMemo, useState } from 'react'
import type { Caliper, Edge } from '../../ecg-trace/calipers.ts'
import type { Strip } from '../../ecg-trace/use-strip.ts'
import type { PlacedMeasurement } from '../measuring/measurement-autosaver.ts'
import { newMeasurementId } from '../measuring/new-measurement-id.ts'
import { type ShownMeasurement, useFileMeasurements } from '../measuring/use-file-measurements.ts'
import { useMeasureWords } from '../measuring/use-measure-words.ts'

export type TraceMeasuring = ReturnType<typeof useTraceMeasuring>

/** The initial width of a caliper, a third of a second in the middle of the visible part. */
const FIRST_WIDTH_SECONDS = 0.3
/** The initial height of an amplitude, that of the calibration pulse. */
const FIRST_MILLIVOLTS = 1

/**
 * The state of measuring. An `outline` is a caliper that has not been placed: it has no value and is not saved, listed or
 * printed.
 */
type MeasuringActions = { mid?: string; removed?: ShownMeasurement; outline?: ShownMeasurement }
type Bench = {
  put: (measurement: PlacedMeasurement) => void
  redraw: (outline: ShownMeasurement) => void
  find: (mid: string) => ShownMeasurement | undefined
  outline: ShownMeasurement | undefined
  durationSeconds: number
  strip: Strip
}

/** Manages the calipers of one recording, saved like all measurements with their author, in seconds and millivolts. */
export function useTraceMeasuring(options: {
  fileId: string
  recording: number
  durationSeconds: number
  strip: Strip
  usualLead: string | undefined
  /** Returns the R waves on both sides of a time, if beats were found there. */
  aroundR: (seconds: number) => readonly [number, number] | undefined
  onGo: (seconds: number) => void
  /** Moves the focus to the trace, so that Enter places the outline. */
  onStart: () => void
}) {
  const { fileId, recording, durationSeconds, strip, usualLead, aroundR, onGo, onStart } = options
  const { measurements: all, ...file } = useFileMeasurements(fileId)
  const { autosaver } = file
  const words = useMeasureWords()
  const [gestures, setGestures] = useState<MeasuringActions>({})
  const [listed, setListed] = useState(false)
  const [marching, setMarching] = useState(false)
  const measurements = useMemo(
    () => all.filter(({ method, frame }) => isTraceMethod(method) && frame === recording),
    [all, recording],
  )
  const find = (mid: string) => measurements.find((each) => each.mid === mid)
  const { outline } = gestures
  /** Stores a measurement; this completes an outline. */
  const put = (measurement: PlacedMeasurement) => {
    autosaver.put(measurement)
    if (measurement.mid === outline?.mid) setGestures({ mid: measurement.mid })
  }
  const redraw = (next: ShownMeasurement) => setGestures({ mid: next.mid, outline: next })
  const bench = { put, redraw, find, outline, durationSeconds, strip }
  return {
    ...file,
    measurements,
    describe: (caliper: Caliper) => {
      const reading = readMeasurement(caliper, null)
      return { name: words.name(reading), value: words.value(reading) }
    },
    /** An ECG is already in physical units. */
    spacing: null,
    pageOf: () => NO_PAGE_SCALE,
    outline,
    chosen: outline ?? (gestures.mid === undefined ? undefined : find(gestures.mid)),
    removed: gestures.removed,
    listed,
    /** True if the selected interval is repeated through the visible part. */
    marching,
    toggleMarching: () => setMarching((now) => !now),
    toggleList: () => setListed((now) => !now),
    select: (mid: string | undefined) => setGestures(mid === undefined ? {} : { mid }),
    goTo: (mid: string) => {
      const [from, to] = find(mid)?.points ?? []
      if (from && to) onGo((from.x + to.x) / 2)
      setGestures({ mid })
    },
    start: (method: TraceMethod) => {
      const lead = namedLead(strip, usualLead)
      if (method === 'amplitude' && lead === undefined) return
      const label = method === 'interval' ? 'RR' : (lead ?? '')
      const points = firstPoints(method, bench, aroundR)
      const kept = { mid: newMeasurementId(), method, frame: recording, label, points }
      onStart()
      redraw({ ...kept, own: true, author: '', updatedAt: undefined, save: 'saved' })
    },
    /** Keeps the outline in place. */
    place: () => outline && put(keptOf(outline)),
    ...changing(bench),
    remove: (mid: string) => {
      if (mid === outline?.mid) return setGestures({})
      const removed = find(mid)
      if (!removed?.own) return
      autosaver.remove(keptOf(removed))
      setGestures({ removed })
    },
    undo: () => {
      if (!gestures.removed) return
      put(keptOf(gestures.removed))
      setGestures({ mid: gestures.removed.mid })
    },
  }
}

/** Returns the author's changes. Dragging an edge places an outline; marching and renaming do not. */
function changing({ put, redraw, find, outline, durationSeconds }: Bench) {
  const within = (seconds: number) => Math.min(durationSeconds, Math.max(0, seconds))
  const change = (of: ShownMeasurement, by: Partial<PlacedMeasurement>) => {
    if (of.own) put({ ...keptOf(of), ...by })
  }
  const changeOutline = (of: ShownMeasurement, by: Pick<PlacedMeasurement, 'points' | 'label'>) =>
    of.mid === outline?.mid ? redraw({ ...outline, ...by }) : change(of, by)
  return {
    /** Moves an edge; `value` is in seconds or millivolts, depending on the method. */
    moveEdge: (mid: string, edge: Edge, value: number) => {
      const of = mid === outline?.mid ? outline : find(mid)
      if (!of) return
      change(of, {
        points: of.points.map((point, index): ImagePoint => {
          if (index !== edge) return point
          return of.method === 'interval' ? { x: within(value), y: 0 } : { x: point.x, y: value }
        }),
      })
    },
    /** Moves both edges by their distance, to check the regularity of the rhythm. */
    march: (of: ShownMeasurement, steps: 1 | -1) => {
      const by = Math.abs((of.points[1]?.x ?? 0) - (of.points[0]?.x ?? 0)) * steps
      const points = of.points.map(({ x, y }) => ({ x: x + by, y }))
      if (points.every(({ x }) => x === within(x))) changeOutline(of, { points, label: of.label })
    },
    rename: (of: ShownMeasurement, label: string) =>
      changeOutline(of, { points: of.points, label }),
  }
}

function firstPoints(
  method: TraceMethod,
  { strip, durationSeconds }: Bench,
  aroundR: (seconds: number) => readonly [number, number] | undefined,
): ImagePoint[] {
  const { startSeconds, across } = strip
  const middle = startSeconds + Math.min(across, durationSeconds) / 2
  if (method === 'amplitude') return [0, FIRST_MILLIVOLTS].map((y) => ({ x: middle, y }))
  const beats = aroundR(middle)
  if (beats) return beats.map((x) => ({ x, y: 0 }))
  const from = Math.max(0, middle - FIRST_WIDTH_SECONDS / 2)
  const to = Math.min(durationSeconds, from + FIRST_WIDTH_SECONDS)
  return [from, to].map((x) => ({ x, y: 0 }))
}

/** Returns the usual lead if it is visible, otherwise the first visible one. */
function namedLead({ layout: { rows } }: Strip, usual: string | undefined): string | undefined {
  const names = rows.map(({ lead }) => lead.name)
  return names.find((name) => name === usual) ?? names[0]
}

function keptOf({ mid, method, frame, points, label }: ShownMeasurement): PlacedMeasurement {
  return { mid, method, frame, points, label: label ?? null }
}
