import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { reachOf } from '@systole/domain/access/access'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/database.ts'
import { ticketCaller } from '../../http/access/ticket-caller.ts'
import { scopeOf } from '../../http/actor.ts'
import type { ServedBytes } from '../../http/bytes/send-bytes.ts'
import { findCase } from '../cases/case-store.ts'
import { readIntact } from '../storage/read-intact.ts'
import { newestAnalyses, readOverview, readResult } from './analysis-store.ts'
import { findRecording, type RecordingRow } from './recording-store.ts'
import { recordingObject } from './recording-url.ts'
import { type AskedBeats, servedBeats } from './served-beats.ts'

export type ServedPart = ServedBytes & { type: string }

/** Finds a part of the recording of a ticket; the session and its access to the case are checked at every use. */
export async function findServedRecording(
  context: AppContext,
  request: FastifyRequest,
  { recordingId, part, ticket, ...beats }: Asked,
): Promise<ServedPart | undefined> {
  const { database } = context
  const expected = { purpose: 'ecg', object: recordingObject(recordingId, part) } as const
  const actor = await ticketCaller(context, request, ticket, expected)
  const reach = actor && reachOf('queryEcgRecordings', actor.userType)
  const row = reach && (await findRecording(database, recordingId))
  const consult = row && (await findCase(database, row.caseId, scopeOf(actor, reach)))
  if (!consult) return undefined
  if (part === 'beats') return servedBeats(database, { actor, consult, row }, beats)
  if (beats.revision !== null || beats.base !== null) return undefined
  const readJson = JSON_PARTS[part]
  if (readJson) return servedJson(database, row, readJson)
  const bytes = storedPart(row, part)
  return bytes && { ...bytes, type: BYTES, read: (range) => readIntact(context, bytes, range) }
}

type Asked = AskedBeats & { recordingId: string; part: string; ticket: string }

const BYTES = 'application/octet-stream'

type ReadJson = (...of: Parameters<typeof readOverview>) => ReturnType<typeof readOverview>
const JSON_PARTS: Readonly<Record<string, ReadJson>> = {
  analysis: readResult,
  overview: readOverview,
}

/** The keys, sizes and digests of what is in the storage. */
function storedPart(row: RecordingRow, part: string) {
  const stored: Record<string, [string | null, number | null, string | null]> = {
    signal: [row.signalKey, row.signalBytes, row.signalSha256],
    pyramid: [row.pyramidKey, row.pyramidBytes, row.pyramidSha256],
  }
  const [storageKey, sizeBytes, sha256] = stored[part] ?? []
  if (!storageKey || !sizeBytes || !sha256) return undefined
  return { storageKey, sizeBytes, sha256 }
}

/** Returns the newest analysis without its beats, or its overview. */
async function servedJson(
  db: Db,
  { recordingId }: RecordingRow,
  read: ReadJson,
): Promise<ServedPart | undefined> {
  const [analysis] = await newestAnalyses(db, [recordingId])
  const json = analysis && (await read(db, analysis))
  if (!json) return undefined
  const bytes = Buffer.from(JSON.stringify(json))
  return {
    type: 'application/json',
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    read: async ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      Readable.from([bytes.subarray(start, end + 1)]),
  }
}
