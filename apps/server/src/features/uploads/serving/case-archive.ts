import { Readable } from 'node:stream'
import { reachOf } from '@systole/domain/access/access'
import { fill } from '@systole/i18n/fill'
import type { Language } from '@systole/i18n/languages'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../../app-context.ts'
import { ticketCaller } from '../../../http/access/ticket-caller.ts'
import { scopeOf } from '../../../http/actor.ts'
import { type ZipEntry, zipLength, zipStream } from '../../../http/zip-stream.ts'
import type { FileStorage } from '../../../ports/file-storage.ts'
import { serverTexts } from '../../../server-texts.ts'
import { findCase } from '../../cases/case-store.ts'
import { readIntact } from '../../storage/read-intact.ts'
import { type FileRow, listFiles } from '../file-store.ts'
import { archiveName } from './archive-name.ts'

export type CaseArchive = { name: string; sizeBytes: number; read(): Readable }

/**
 * Finds all files of a case for one ZIP; access to each is checked at every use. Missing files are listed in a text file of the
 * ZIP.
 */
export async function findCaseArchive(
  context: AppContext,
  request: FastifyRequest,
  { caseId, ticket, language }: { caseId: string; ticket: string; language: Language },
): Promise<CaseArchive | undefined> {
  const { database, files, clock } = context
  const actor = await ticketCaller(context, request, ticket, { purpose: 'archive', object: caseId })
  const reach = actor && reachOf('queryCaseArchive', actor.userType)
  const consult = reach && (await findCase(database, caseId, scopeOf(actor, reach)))
  if (!consult) return undefined
  const { there, missing } = await lookUp(files, await listFiles(database, caseId))
  const entries = there.map((row) => entryOf(context, row))
  if (missing.length > 0) entries.push(missingText(missing, { language, at: clock.now() }))
  return {
    name: archiveName(consult),
    sizeBytes: zipLength(entries),
    read: () => Readable.from(zipStream(entries), { objectMode: false }),
  }
}

/** Splits files into readable and missing ones before the first byte is sent. */
async function lookUp(storage: FileStorage, rows: readonly FileRow[]) {
  const found = await Promise.all(rows.map(({ storageKey }) => storage.find(storageKey)))
  const isThere = (row: FileRow, at: number) => found[at]?.sizeBytes === row.sizeBytes
  return {
    there: rows.filter(isThere),
    missing: rows.filter((row, at) => !isThere(row, at)),
  }
}

function entryOf(context: AppContext, row: FileRow): ZipEntry {
  return {
    path: row.name,
    sizeBytes: row.sizeBytes,
    changedAt: row.createdAt,
    read: () => readIntact(context, row),
  }
}

function missingText(
  missing: readonly FileRow[],
  { language, at }: { language: Language; at: Date },
): ZipEntry {
  const { caseArchive: texts } = serverTexts(language)
  const lines = [
    fill(texts.missing, { count: missing.length }),
    '',
    ...missing.map(({ name }) => name),
    '',
    texts.ask,
    '',
  ]
  const bytes = Buffer.from(`\uFEFF${lines.join('\r\n')}`) // recognized by every editor
  return {
    path: texts.fileName,
    sizeBytes: bytes.length,
    changedAt: at,
    read: () => Readable.from([bytes]),
  }
}
