import type { WireMeasurement } from '@systole/contract/files/measurements'
import type { PixelSpacing } from '@systole/domain/measurements/measurement'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { measurementsChanged } from '../../../api/case-measurements.ts'
import { client } from '../../../api/client.ts'
import { VERSION_CONFLICT } from '../../../api/codes.ts'
import { orThrow } from '../../../api/query.ts'
import { type KeepReply, MeasurementAutosaver } from './measurement-autosaver.ts'

const REFRESH_MS = 60_000

export type FileMeasurements = {
  measurements: WireMeasurement[]
  /** The scale in the file; `undefined` until it has been read. */
  spacing: PixelSpacing | undefined
  species: string
  breedId: string | null
}

export const measurementsQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['measurements', fileId],
    queryFn: async (): Promise<FileMeasurements> => {
      const answer = await orThrow(client.measurements.queryMeasurements({ fid: fileId }))
      return {
        measurements: answer.measurements,
        spacing: answer.facts === 'read' ? answer.spacing : undefined,
        species: answer.species,
        breedId: answer.breed_id,
      }
    },
    refetchInterval: REFRESH_MS,
  })

/** One instance per file, so that unsaved changes outlive the viewer and two viewports share them. */
const autosavers = new WeakMap<QueryClient, Map<string, MeasurementAutosaver>>()

export function measurementAutosaverOf(
  queries: QueryClient,
  { fileId, accountId }: { fileId: string; accountId: string },
): MeasurementAutosaver {
  const ofClient = autosavers.get(queries) ?? new Map<string, MeasurementAutosaver>()
  autosavers.set(queries, ofClient)
  const key = `${accountId} ${fileId}`
  const autosaver = ofClient.get(key) ?? makeAutosaver(queries, fileId, accountId)
  ofClient.set(key, autosaver)
  return autosaver
}

function makeAutosaver(queries: QueryClient, fid: string, uid: string): MeasurementAutosaver {
  const { queryKey } = measurementsQuery(fid)
  const there = () => queries.getQueryData(queryKey)?.measurements ?? []
  const write = (change: (list: WireMeasurement[]) => WireMeasurement[]) => {
    queries.setQueryData(
      queryKey,
      (now) => now && { ...now, measurements: change(now.measurements) },
    )
    measurementsChanged(queries)
  }
  return new MeasurementAutosaver({
    versionOf: (mid) => there().find((each) => each.mid === mid)?.version ?? 0,
    save: async (measurement, version): Promise<KeepReply> => {
      const { points, label, ...rest } = measurement
      const call = { fid, uid, version, ...rest, points: [...points], ...(label && { label }) }
      const reply = await client.measurements.saveMeasurement(call)
      if (!reply.ok) return refused(reply)
      const saved = reply.data.measurement
      await queries.cancelQueries({ queryKey })
      write((list) => withSaved(list, saved))
      return { ok: true, version: saved.version }
    },
    remove: async (mid, version): Promise<KeepReply> => {
      const reply = await client.measurements.deleteMeasurement({ fid, uid, mid, version })
      if (!reply.ok) return refused(reply)
      await queries.cancelQueries({ queryKey })
      write((list) => list.filter((each) => each.mid !== mid))
      return { ok: true, version: reply.data.version }
    },
  })
}

function withSaved(list: WireMeasurement[], saved: WireMeasurement): WireMeasurement[] {
  const known = list.some(({ mid }) => mid === saved.mid)
  return known ? list.map((each) => (each.mid === saved.mid ? saved : each)) : [...list, saved]
}

/** Converts a refusal: a returned version is the one to build on; a busy server counts as a lost connection. */
function refused(reply: { code: number; data: unknown; retryAfter?: number }): KeepReply {
  if (reply.retryAfter !== undefined) throw new Error('The portal asks to come again later')
  const version = reply.code === VERSION_CONFLICT ? versionIn(reply.data) : undefined
  return version === undefined ? { ok: false } : { ok: false, version }
}

function versionIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('measurement' in data)) return undefined
  const { measurement } = data
  if (typeof measurement !== 'object' || measurement === null || !('version' in measurement)) return
  return typeof measurement.version === 'number' ? measurement.version : undefined
}
