import type {
  ImagePoint,
  MeasurementMethod,
  PixelSpacing,
} from '@systole/domain/measurements/measurement'
import { isScaleMethod, type PageScale, pageScaleOf } from '@systole/domain/measurements/page-scale'
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react'
import type { Point } from '../../../ui/gestures/pointer-gestures.ts'
import { newMeasurementId } from '../../ecg-trace/calipers/new-measurement-id.ts'
import { type ImagePlace, within } from './image-place.ts'
import type { MeasurementAutosaver } from './measurement-autosaver.ts'
import { upwards } from './page-figure.ts'
import { hasRoom, isPlaced, type Placing, straightened, withMoved, withPoint } from './placing.ts'
import { type ShownMeasurement, useFileMeasurements } from './use-file-measurements.ts'

export type Selected = { mid: string; point?: number }

type MeasuringState = {
  /** The measurement being placed, point by point. */
  placing: Placing | undefined
  /** The line of a scale whose length is asked for. */
  marked: Placing | undefined
  /** The position of the next point. */
  cursor: ImagePoint | undefined
  selected: Selected | undefined
  /** A recently deleted measurement, which can be restored. */
  removed: ShownMeasurement | undefined
}
const IDLE: MeasuringState = {
  placing: undefined,
  marked: undefined,
  cursor: undefined,
  selected: undefined,
  removed: undefined,
}

/** Zooms and pans the viewer during gestures on the measuring layer. */
export type MeasuringView = {
  zoomBy: (factor: number, about?: Point) => void
  moveBy: (x: number, y: number) => void
}

export type Measuring = ReturnType<typeof useMeasuring>

/** Manages measuring in one picture: existing measurements, the one being placed, and all operations by pointer and keyboard. */
export function useMeasuring(options: {
  fileId: string
  place: ImagePlace | undefined
  frame: number
  /** The spacing read by the viewer; the server's takes precedence. */
  fileSpacing: PixelSpacing
  onFrame: (frame: number) => void
  /** Focuses the picture. */
  onStart: () => void
  look: MeasuringView
}) {
  const { fileId, place, frame, fileSpacing, onFrame, onStart, look } = options
  const file = useFileMeasurements(fileId)
  const spacing = file.spacing === undefined ? fileSpacing : file.spacing
  const [gestures, setGestures] = useState(IDLE)
  const [listed, setListed] = useState(false)
  const [marching, setMarching] = useState(false)
  const { measurements, autosaver } = file
  const chosen = measurements.find(({ mid }) => mid === gestures.selected?.mid)

  const pageOf = useMemo(() => pageScales(measurements), [measurements])

  const actions = useMemo(() => {
    const page = pageOf(frame)
    const bench = { measurements, autosaver, frame, spacing, page, place, gestures, setGestures }
    return { ...settingActions(bench, onStart), ...keptActions(bench, onFrame) }
  }, [measurements, autosaver, frame, spacing, pageOf, place, gestures, onFrame, onStart])

  return {
    ...gestures,
    ...actions,
    ...file,
    spacing,
    place,
    frame,
    chosen,
    /** The scale of each page of an ECG on paper. */
    pageOf,
    /** True if the selected interval of a page is repeated in equal steps. */
    marching,
    toggleMarching: () => setMarching((now) => !now),
    look,
    listed,
    toggleList: () => setListed((now) => !now),
  }
}

type Bench = {
  measurements: readonly ShownMeasurement[]
  autosaver: MeasurementAutosaver
  frame: number
  spacing: PixelSpacing
  page: PageScale
  place: ImagePlace | undefined
  gestures: MeasuringState
  setGestures: Dispatch<SetStateAction<MeasuringState>>
}

/** Returns the scale of each page; an unsaved mark is the newest. */
function pageScales(measurements: readonly ShownMeasurement[]): (frame: number) => PageScale {
  const dateOf = ({ updatedAt }: ShownMeasurement) => updatedAt?.getTime() ?? Number.MAX_VALUE
  const marks = measurements.toSorted((one, other) => dateOf(one) - dateOf(other))
  return (frame) => pageScaleOf(marks, frame)
}

/** Returns the operations while a measurement is being placed. */
function settingActions(bench: Bench, onStart: () => void) {
  const { measurements, autosaver, frame, spacing, page, place, gestures, setGestures } = bench
  const begin = (placing: Placing) => {
    setGestures({ ...IDLE, placing })
    onStart()
  }
  const keep = (placing: Placing) => {
    const { method, points, mid = newMeasurementId() } = placing
    if (isScaleMethod(method)) {
      setGestures({ ...IDLE, marked: place ? upwards(placing, place) : placing })
      return
    }
    const known = measurements.find((each) => each.mid === mid)
    const label = method === 'pageInterval' ? { label: 'RR' } : {}
    autosaver.put({ mid, method, points, frame: known?.frame ?? frame, ...label })
    setGestures({ ...IDLE, selected: { mid } })
  }
  const continueWith = (placing: Placing) =>
    setGestures((now) => ({ ...now, placing, cursor: undefined }))
  return {
    /** Starts a method; a scale starts with the direction that is missing. */
    start: (method: MeasurementMethod) => {
      const isVoltage = method === 'timeScale' && page.time && !page.voltage
      begin({ method: isVoltage ? 'voltageScale' : method, points: [] })
    },
    /** Stores the length of the marked line, and continues with the direction that is missing. */
    setLength: (label: string) => {
      const { marked } = gestures
      if (!marked) return
      const { method, points } = marked
      autosaver.put({ mid: newMeasurementId(), method, points, frame, label })
      const missing =
        method === 'timeScale' ? !page.voltage && 'voltageScale' : !page.time && 'timeScale'
      if (missing) begin({ method: missing, points: [] })
      else setGestures(IDLE)
    },
    /** Continues a measurement that needs more vertebrae. */
    goOn: ({ mid, method, points }: ShownMeasurement) => begin({ mid, method, points }),
    cancel: () => setGestures(IDLE),
    aim: (cursor: ImagePoint | undefined) => setGestures((now) => ({ ...now, cursor })),
    set: (...points: ImagePoint[]) => {
      if (!gestures.placing || !place) return
      const add = (placing: Placing, point: ImagePoint) =>
        hasRoom(placing) && !isPlaced(placing, spacing)
          ? withPoint(placing, within(place, point), spacing)
          : placing
      const placing = points.reduce(add, gestures.placing)
      if (isPlaced(placing, spacing)) keep(placing)
      else continueWith(placing)
    },
    back: () => {
      if (!gestures.placing) return
      continueWith({ ...gestures.placing, points: gestures.placing.points.slice(0, -1) })
    },
  }
}

/** Returns the operations on an existing measurement. */
function keptActions(bench: Bench, onFrame: (frame: number) => void) {
  const { measurements, autosaver, frame, spacing, place, gestures, setGestures } = bench
  const find = (mid: string) => measurements.find((each) => each.mid === mid)
  return {
    select: (selected: Selected | undefined) => setGestures({ ...IDLE, selected }),
    goTo: (mid: string) => {
      const measurement = find(mid)
      if (measurement && measurement.frame !== frame) onFrame(measurement.frame)
      setGestures({ ...IDLE, selected: { mid } })
    },
    move: (mid: string, index: number, to: ImagePoint) => {
      const measurement = find(mid)
      if (!measurement?.own || !place) return
      const points = withMoved(measurement, index, within(place, to), spacing)
      autosaver.put({ ...keptOf(measurement), points })
    },
    /** Names the span of an interval or the lead of an amplitude. */
    rename: (measurement: ShownMeasurement, label: string) =>
      autosaver.put({ ...keptOf(measurement), label }),
    straighten: (measurement: ShownMeasurement) => {
      const points = straightened(measurement.points, spacing)
      autosaver.put({ ...keptOf(measurement), points })
    },
    remove: (mid: string) => {
      const measurement = find(mid)
      if (!measurement?.own) return
      autosaver.remove(keptOf(measurement))
      setGestures({ ...IDLE, removed: measurement })
    },
    undo: () => {
      if (!gestures.removed) return
      autosaver.put(keptOf(gestures.removed))
      setGestures({ ...IDLE, selected: { mid: gestures.removed.mid } })
    },
  }
}

function keptOf({ mid, method, frame, points, label }: ShownMeasurement) {
  return { mid, method, frame, points, ...(label && { label }) }
}
