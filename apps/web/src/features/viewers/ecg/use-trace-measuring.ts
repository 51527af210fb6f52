import {
  type ImagePoint,
  isTraceMethod,
  type TraceMethod,
} from '@systole/domain/measurements/measurement'
import { useMemo, useState } from 'react'
import type { KeptMeasurement } from '../measuring/measurement-keeper.ts'
import { newMeasurementId } from '../measuring/new-measurement-id.ts'
import { type ShownMeasurement, useFileMeasurements } from '../measuring/use-file-measurements.ts'
import type { Strip } from './use-strip.ts'

/** One edge of an interval, one line of a height. */
export type Edge = 0 | 1
export type TraceMeasuring = ReturnType<typeof useTraceMeasuring>

/** A caliper opens in the middle of what is seen, a third of a second wide. */
const FIRST_WIDTH_SECONDS = 0.3
/** From the zero line to one millivolt, as high as the calibration pulse. */
const FIRST_MILLIVOLTS = 1

type Hands = { mid?: string; removed?: ShownMeasurement }
type Bench = {
  measurements: readonly ShownMeasurement[]
  put: (measurement: KeptMeasurement) => void
  recording: number
  durationSeconds: number
  strip: Strip
}

/** Calipers on one recording: measurements like all others, kept with their author as seconds and millivolts. */
export function useTraceMeasuring(options: {
  fileId: string
  recording: number
  durationSeconds: number
  strip: Strip
  usualLead: string | undefined
  onGo: (seconds: number) => void
}) {
  const { fileId, recording, durationSeconds, strip, usualLead, onGo } = options
  const { measurements: all, ...file } = useFileMeasurements(fileId)
  const { keeper } = file
  const [hands, setHands] = useState<Hands>({})
  const [listed, setListed] = useState(false)
  const measurements = useMemo(
    () => all.filter(({ method, frame }) => isTraceMethod(method) && frame === recording),
    [all, recording],
  )
  const find = (mid: string) => measurements.find((each) => each.mid === mid)
  const put = (measurement: KeptMeasurement) => keeper.put(measurement)
  const bench = { measurements, put, recording, durationSeconds, strip }
  return {
    ...file,
    measurements,
    /** On an ECG the file's own units are the scale. */
    spacing: null,
    chosen: hands.mid === undefined ? undefined : find(hands.mid),
    removed: hands.removed,
    listed,
    toggleList: () => setListed((now) => !now),
    select: (mid: string | undefined) => setHands(mid === undefined ? {} : { mid }),
    goTo: (mid: string) => {
      const [from, to] = find(mid)?.points ?? []
      if (from && to) onGo((from.x + to.x) / 2)
      setHands({ mid })
    },
    start: (method: TraceMethod) => {
      const lead = namedLead(strip, usualLead)
      if (method === 'amplitude' && lead === undefined) return
      const label = method === 'interval' ? 'RR' : (lead ?? '')
      const mid = newMeasurementId()
      put({ mid, method, frame: recording, label, points: firstPoints(method, bench) })
      setHands({ mid })
    },
    ...changing(bench),
    remove: (mid: string) => {
      const removed = find(mid)
      if (!removed?.own) return
      keeper.remove(keptOf(removed))
      setHands({ removed })
    },
    undo: () => {
      if (!hands.removed) return
      put(keptOf(hands.removed))
      setHands({ mid: hands.removed.mid })
    },
  }
}

/** What its author does with a measurement that is there. */
function changing({ put, durationSeconds }: Bench) {
  const within = (seconds: number) => Math.min(durationSeconds, Math.max(0, seconds))
  const change = (of: ShownMeasurement, by: Partial<KeptMeasurement>) => {
    if (of.own) put({ ...keptOf(of), ...by })
  }
  return {
    /** `value` in seconds or millivolts, as the method has it. */
    moveEdge: (of: ShownMeasurement, edge: Edge, value: number) =>
      change(of, {
        points: of.points.map((point, index): ImagePoint => {
          if (index !== edge) return point
          return of.method === 'interval' ? { x: within(value), y: 0 } : { x: point.x, y: value }
        }),
      }),
    /** Both edges on by their own distance: does the rhythm march? */
    march: (of: ShownMeasurement, steps: 1 | -1) => {
      const by = Math.abs((of.points[1]?.x ?? 0) - (of.points[0]?.x ?? 0)) * steps
      const points = of.points.map(({ x, y }) => ({ x: x + by, y }))
      if (points.every(({ x }) => x === within(x))) change(of, { points })
    },
    rename: (of: ShownMeasurement, label: string) => change(of, { label }),
  }
}

function firstPoints(method: TraceMethod, { strip, durationSeconds }: Bench): ImagePoint[] {
  const { startSeconds, across } = strip
  const middle = startSeconds + Math.min(across, durationSeconds) / 2
  if (method === 'amplitude') return [0, FIRST_MILLIVOLTS].map((y) => ({ x: middle, y }))
  const from = Math.max(0, middle - FIRST_WIDTH_SECONDS / 2)
  const to = Math.min(durationSeconds, from + FIRST_WIDTH_SECONDS)
  return [from, to].map((x) => ({ x, y: 0 }))
}

/** The usual lead where it is seen, else the first that is. */
function namedLead({ layout: { rows } }: Strip, usual: string | undefined): string | undefined {
  const names = rows.map(({ lead }) => lead.name)
  return names.find((name) => name === usual) ?? names[0]
}

function keptOf({ mid, method, frame, points, label }: ShownMeasurement): KeptMeasurement {
  return { mid, method, frame, points, label: label ?? null }
}
