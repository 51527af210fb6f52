import { isTraceMethod } from '@systole/domain/measurements/measurement'
import { NO_PAGE_SCALE } from '@systole/domain/measurements/page-scale'
import { useMemo, useState } from 'react'
import {
  type CaliperStore,
  type MeasuredTrace,
  useCalipers,
} from '../../ecg-trace/calipers/use-calipers.ts'
import type { PlacedMeasurement } from '../measuring/measurement-autosaver.ts'
import { type ShownMeasurement, useFileMeasurements } from '../measuring/use-file-measurements.ts'

export type TraceMeasuring = ReturnType<typeof useTraceMeasuring>

/** Manages the calipers of one recording of a file, saved like all measurements with their author. */
export function useTraceMeasuring(options: {
  fileId: string
  recording: number
  trace: MeasuredTrace
  onGo: (seconds: number) => void
}) {
  const { fileId, recording, trace, onGo } = options
  const { measurements: all, ...file } = useFileMeasurements(fileId)
  const { autosaver } = file
  const [listed, setListed] = useState(false)
  const store = useMemo(
    (): CaliperStore<ShownMeasurement> => ({
      calipers: all.filter(({ method, frame }) => isTraceMethod(method) && frame === recording),
      make: (of) => ({
        ...of,
        ...{ frame: recording, own: true, author: '', updatedAt: undefined, save: 'saved' },
      }),
      put: (measurement) => autosaver.put(keptOf(measurement)),
      remove: (measurement) => autosaver.remove(keptOf(measurement)),
    }),
    [all, recording, autosaver],
  )
  const calipers = useCalipers(store, trace)
  return {
    ...file,
    ...calipers,
    /** An ECG is already in physical units. */
    spacing: null,
    pageOf: () => NO_PAGE_SCALE,
    listed,
    toggleList: () => setListed((now) => !now),
    goTo: (mid: string) => {
      const [from, to] = store.calipers.find((each) => each.mid === mid)?.points ?? []
      if (from && to) onGo((from.x + to.x) / 2)
      calipers.select(mid)
    },
  }
}

function keptOf({ mid, method, frame, points, label }: ShownMeasurement): PlacedMeasurement {
  return { mid, method, frame, points, label: label ?? null }
}
