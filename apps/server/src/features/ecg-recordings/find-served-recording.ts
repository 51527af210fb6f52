import { reachOf } from '@systole/domain/access/access'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { ticketCaller } from '../../http/access/ticket-caller.ts'
import { scopeOf } from '../../http/actor.ts'
import type { ServedBytes } from '../../http/bytes/send-bytes.ts'
import { findCase } from '../cases/case-store.ts'
import { readIntact } from '../storage/read-intact.ts'
import { findRecording, type RecordingRow } from './recording-store.ts'
import { recordingObject } from './recording-url.ts'

/** Finds a part of the recording of a ticket; the session and its access to the case are checked at every use. */
export async function findServedRecording(
  context: AppContext,
  request: FastifyRequest,
  { recordingId, part, ticket }: { recordingId: string; part: string; ticket: string },
): Promise<ServedBytes | undefined> {
  const { database } = context
  const expected = { purpose: 'ecg', object: recordingObject(recordingId, part) } as const
  const actor = await ticketCaller(context, request, ticket, expected)
  const reach = actor && reachOf('queryEcgRecordings', actor.userType)
  const row = reach && (await findRecording(database, recordingId))
  if (!row || !(await findCase(database, row.caseId, scopeOf(actor, reach)))) return undefined
  const bytes = storedPart(row, part)
  return (
    bytes && {
      ...bytes,
      read: (range) => readIntact(context, bytes, range),
    }
  )
}

function storedPart(row: RecordingRow, part: string) {
  const [storageKey, sizeBytes, sha256] =
    part === 'signal'
      ? [row.signalKey, row.signalBytes, row.signalSha256]
      : part === 'pyramid'
        ? [row.pyramidKey, row.pyramidBytes, row.pyramidSha256]
        : []
  if (!storageKey || !sizeBytes || !sha256) return undefined
  return { storageKey, sizeBytes, sha256 }
}
