import type { WireMeasurement } from '@systole/contract/files/measurements'
import { fullName } from '@systole/domain/accounts/full-name'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../../session/session-context.tsx'
import type { MeasurementChange, PlacedMeasurement } from './measurement-autosaver.ts'
import { measurementAutosaverOf, measurementsQuery } from './measurements.queries.ts'

export type MeasurementSaveState = 'saved' | MeasurementChange['save']

/** A measurement as shown in the list and on the picture. */
export type ShownMeasurement = PlacedMeasurement & {
  own: boolean
  author: string
  /** `undefined` until it is saved. */
  updatedAt: Date | undefined
  save: MeasurementSaveState
}

/** Returns the measurements of a file including unsaved changes. */
export function useFileMeasurements(fileId: string) {
  const queries = useQueryClient()
  const { uid, firstName, lastName } = useSession()
  const query = useQuery(measurementsQuery(fileId))
  const autosaver = measurementAutosaverOf(queries, { fileId, accountId: uid })
  const { subscribe, get } = autosaver.changes
  const changes = useSyncExternalStore(subscribe, get)
  useEffect(() => () => autosaver.flush(), [autosaver])
  const there = query.data?.measurements
  const measurements = useMemo(
    (): readonly ShownMeasurement[] =>
      merged(there ?? [], changes, fullName({ first: firstName, last: lastName })),
    [there, changes, firstName, lastName],
  )
  return {
    measurements,
    autosaver,
    spacing: query.data?.spacing,
    species: query.data?.species ?? '',
    breedId: query.data?.breedId ?? null,
    failed: query.isError && !query.data,
    retry: () => void query.refetch(),
  }
}

function merged(
  there: readonly WireMeasurement[],
  changes: ReadonlyMap<string, MeasurementChange>,
  ownName: string,
): ShownMeasurement[] {
  const known = there.map(
    ({ mid, method, frame, points, label, own, author, updated }): ShownMeasurement => ({
      mid,
      method,
      frame,
      points,
      label,
      own,
      author: author.name,
      updatedAt: updated,
      save: 'saved',
    }),
  )
  const isKnown = new Set(known.map(({ mid }) => mid))
  const fresh = [...changes.values()]
    .filter(({ measurement }) => !isKnown.has(measurement.mid))
    .map(
      ({ measurement }): ShownMeasurement => ({
        ...measurement,
        own: true,
        author: ownName,
        updatedAt: undefined,
        save: 'saved',
      }),
    )
  return [...known, ...fresh].flatMap((each) => {
    const change = changes.get(each.mid)
    if (!change) return [each]
    return change.gone ? [] : [{ ...each, ...change.measurement, save: change.save }]
  })
}
