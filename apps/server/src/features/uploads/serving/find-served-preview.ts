import { reachOf } from '@systole/domain/access/access'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../../app-context.ts'
import { ticketCaller } from '../../../http/access/ticket-caller.ts'
import { scopeOf } from '../../../http/actor.ts'
import type { ServedBytes } from '../../../http/bytes/send-bytes.ts'
import { findCase } from '../../cases/case-store.ts'
import { findPreview } from '../../previews/preview-store.ts'
import { readIntact } from '../../storage/read-intact.ts'
import { findFile } from '../file-store.ts'
import { previewObject } from './file-url.ts'

/** Finds the preview of a ticket, with the access checks of its file at every use. */
export async function findServedPreview(
  context: AppContext,
  request: FastifyRequest,
  { fileId, kind, ticket }: { fileId: string; kind: string; ticket: string },
): Promise<(ServedBytes & { mediaType: string }) | undefined> {
  const { database } = context
  const expected = { purpose: 'preview', object: previewObject(fileId, kind) } as const
  const actor = await ticketCaller(context, request, ticket, expected)
  const reach = actor && reachOf('queryUploadedData', actor.userType)
  const file = reach && (await findFile(database, fileId))
  if (!file || !(await findCase(database, file.caseId, scopeOf(actor, reach)))) return undefined
  const preview = await findPreview(database, file.storageKey, kind)
  const { storageKey, mediaType, sizeBytes, sha256 } = preview ?? {}
  if (!storageKey || !mediaType || typeof sizeBytes !== 'number' || !sha256) return undefined
  const bytes = { storageKey, sizeBytes, sha256 }
  return { mediaType, sizeBytes, sha256, read: (range) => readIntact(context, bytes, range) }
}
