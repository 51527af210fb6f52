import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../db/database.ts'
import { type ZipEntry, zipStream } from '../../http/zip-stream.ts'
import type { FileStorage } from '../../ports/file-storage.ts'
import { addAudit } from '../audit/audit-store.ts'
import {
  bytesOf,
  EXPORTED_TABLES,
  type ExportedBytes,
  findOfficeAdmin,
  hospitalNamed,
  rowsOf,
} from './export-store.ts'

export type Exported = { hospital: string; files: number; missing: string[] }
type Parts = { database: Database; files: FileStorage; now: Date }

/**
 * Writes all stored data of a hospital to a ZIP: JSON lines per table, originals, PDFs. The requesting admin is recorded in the
 * audit log before the first byte. Rows are spooled to disk beside the target, not kept in memory.
 */
export async function exportHospital(
  { database, files, now }: Parts,
  asked: { hospitalId: string; adminEmail: string; target: string },
): Promise<Exported> {
  const { hospitalId, target } = asked
  const accountId = await findOfficeAdmin(database, asked.adminEmail)
  if (!accountId) throw new Error(`${asked.adminEmail} is no internal admin.`)
  const hospital = await hospitalNamed(database, hospitalId)
  if (hospital === undefined) throw new Error(`There is no hospital ${hospitalId}.`)
  const stored = await bytesOf(database, hospitalId)
  await addAudit(
    database,
    { actor: { accountId, userType: 'internal_admin', hospitalId: null }, requestId: 'export' },
    {
      action: 'hospital.exported',
      object: `hospital:${hospitalId}`,
      details: { files: stored.length },
    },
  )
  const spool = await mkdtemp(join(dirname(target), '.export-'))
  try {
    const entries: ZipEntry[] = []
    for (const table of EXPORTED_TABLES)
      entries.push(await spooled(rowsOf(database, table, hospitalId), { spool, table, now }))
    const { there, missing } = await lookUp(files, stored)
    entries.push(...there.map((bytes) => entryOf(files, bytes)))
    const aside = join(spool, 'export.zip')
    await pipeline(
      Readable.from(zipStream(entries)),
      createWriteStream(aside, { mode: 0o600, flush: true }),
    )
    await rename(aside, target)
    return { hospital, files: there.length, missing }
  } finally {
    await rm(spool, { recursive: true, force: true })
  }
}

async function spooled(
  rows: AsyncIterable<unknown>,
  { spool, table, now }: { spool: string; table: string; now: Date },
): Promise<ZipEntry> {
  const path = join(spool, table)
  await pipeline(Readable.from(jsonLines(rows)), createWriteStream(path, { mode: 0o600 }))
  const { size } = await stat(path)
  return {
    path: `${table}.jsonl`,
    sizeBytes: size,
    changedAt: now,
    read: () => createReadStream(path),
  }
}

async function* jsonLines(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`
}

/** Splits files into those in the storage and missing ones, which are reported. */
async function lookUp(files: FileStorage, stored: readonly ExportedBytes[]) {
  const there: ExportedBytes[] = []
  const missing: string[] = []
  for (const bytes of stored) {
    const found = await files.find(bytes.key)
    if (found?.sizeBytes === bytes.sizeBytes) there.push(bytes)
    else missing.push(bytes.path)
  }
  return { there, missing }
}

function entryOf(files: FileStorage, { path, key, sizeBytes, at }: ExportedBytes): ZipEntry {
  return { path, sizeBytes, changedAt: at, read: () => files.read(key) }
}
