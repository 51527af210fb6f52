import type {
  ImagePoint,
  MeasurementMethod,
  PixelSpacing,
} from '@systole/domain/measurements/measurement'
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react'
import type { Point } from '../../../ui/gestures/pointer-gestures.ts'
import { type ImagePlace, within } from './image-place.ts'
import type { MeasurementAutosaver } from './measurement-autosaver.ts'
import { newMeasurementId } from './new-measurement-id.ts'
import { hasRoom, isPlaced, type Placing, straightened, withMoved, withPoint } from './placing.ts'
import { type ShownMeasurement, useFileMeasurements } from './use-file-measurements.ts'

export type Selected = { mid: string; point?: number }

type MeasuringState = {
  /** The measurement being placed, point by point. */
  placing: Placing | undefined
  /** The position of the next point. */
  cursor: ImagePoint | undefined
  selected: Selected | undefined
  /** A recently deleted measurement, which can be restored. */
  removed: ShownMeasurement | undefined
}
const IDLE: MeasuringState = {
  placing: undefined,
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
  const { measurements, autosaver } = file
  const chosen = measurements.find(({ mid }) => mid === gestures.selected?.mid)

  const actions = useMemo(() => {
    const bench = { measurements, autosaver, frame, spacing, place, gestures, setGestures }
    return { ...settingActions(bench, onStart), ...keptActions(bench, onFrame) }
  }, [measurements, autosaver, frame, spacing, place, gestures, onFrame, onStart])

  return {
    ...gestures,
    ...actions,
    ...file,
    spacing,
    place,
    frame,
    chosen,
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
  place: ImagePlace | undefined
  gestures: MeasuringState
  setGestures: Dispatch<SetStateAction<MeasuringState>>
}

/** Returns the operations while a measurement is being placed. */
function settingActions(bench: Bench, onStart: () => void) {
  const { measurements, autosaver, frame, spacing, place, gestures, setGestures } = bench
  const begin = (placing: Placing) => {
    setGestures({ ...IDLE, placing })
    onStart()
  }
  const keep = ({ method, points, mid = newMeasurementId() }: Placing) => {
    const known = measurements.find((each) => each.mid === mid)
    autosaver.put({ mid, method, points, frame: known?.frame ?? frame })
    setGestures({ ...IDLE, selected: { mid } })
  }
  const continueWith = (placing: Placing) =>
    setGestures((now) => ({ ...now, placing, cursor: undefined }))
  return {
    start: (method: MeasurementMethod) => begin({ method, points: [] }),
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

function keptOf({ mid, method, frame, points }: ShownMeasurement) {
  return { mid, method, frame, points }
}
