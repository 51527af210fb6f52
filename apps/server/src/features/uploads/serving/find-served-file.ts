import { Readable } from 'node:stream'
import { reachOf } from '@systole/domain/access/access'
import { isEcgOnlyFormat } from '@systole/domain/ecg-recordings/import-formats'
import { type FileFormat, formatOf } from '@systole/domain/uploads/accepted-formats'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../../app-context.ts'
import { ticketCaller } from '../../../http/access/ticket-caller.ts'
import { type Scope, scopeOf } from '../../../http/actor.ts'
import type { ServedBytes } from '../../../http/bytes/send-bytes.ts'
import { findCase } from '../../cases/case-store.ts'
import { readIntact } from '../../storage/read-intact.ts'
import { findFile } from '../file-store.ts'
import { caseOfQuestionFile, QUESTION_FILE_NAME, questionFileBytes } from './question-file.ts'

/** `format` is undefined for a file that staff imported, which is only downloaded. */
export type ServedFile = ServedBytes & { name: string; format: FileFormat | undefined }

/**
 * Finds the file of a ticket if its session is valid, is the caller's and may access the case; checked at every use, not only
 * when the list was created.
 */
export async function findServedFile(
  context: AppContext,
  request: FastifyRequest,
  { fileId, ticket }: { fileId: string; ticket: string },
): Promise<ServedFile | undefined> {
  const actor = await ticketCaller(context, request, ticket, { purpose: 'file', object: fileId })
  const reach = actor && reachOf('queryUploadedData', actor.userType)
  if (!reach) return undefined
  const scope = scopeOf(actor, reach)
  const caseId = caseOfQuestionFile(fileId)
  return caseId === undefined
    ? findTestFile(context, fileId, scope)
    : findQuestionFile(context, caseId, scope)
}

async function findTestFile(
  context: AppContext,
  fileId: string,
  scope: Scope,
): Promise<ServedFile | undefined> {
  const { database } = context
  const file = await findFile(database, fileId)
  if (!file || !(await findCase(database, file.caseId, scope))) return undefined
  const { name, sizeBytes, sha256 } = file
  const format = isEcgOnlyFormat(file.format) ? undefined : formatOf(name)
  if (!format && !isEcgOnlyFormat(file.format)) return undefined
  return { name, format, sizeBytes, sha256, read: (range) => readIntact(context, file, range) }
}

async function findQuestionFile(
  { database }: AppContext,
  caseId: string,
  scope: Scope,
): Promise<ServedFile | undefined> {
  const consult = await findCase(database, caseId, scope)
  if (!consult?.questionSession) return undefined
  const { bytes, sha256 } = questionFileBytes(consult.questionSession)
  return {
    name: QUESTION_FILE_NAME,
    format: 'json',
    sizeBytes: bytes.length,
    sha256,
    read: async ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      Readable.from([bytes.subarray(start, end + 1)]),
  }
}
