import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../../db/database.ts'
import { type ZipEntry, zipStream } from '../../../http/zip-stream.ts'
import type { FileStorage } from '../../../ports/file-storage.ts'
import { addAudit } from '../../audit/audit-store.ts'
import {
  EXPORTED_TABLES,
  type ExportedBytes,
  exportedBytesOf,
  exportedRowsOf,
  findOfficeAdmin,
  hospitalNamed,
} from './export-store.ts'

export type Exported = { hospital: string; files: number; missing: string[] }
type Parts = { database: Database; files: FileStorage; now: Date }

/** Writes the export that an admin requested at the command line. The audit log names the admin before the first byte. */
export async function exportHospital(
  parts: Parts,
  asked: { hospitalId: string; adminEmail: string; target: string },
): Promise<Exported> {
  const { database } = parts
  const { hospitalId, target } = asked
  const accountId = await findOfficeAdmin(database, asked.adminEmail)
  if (!accountId) throw new Error(`${asked.adminEmail} is no internal admin.`)
  const hospital = await hospitalNamed(database, hospitalId)
  if (hospital === undefined) throw new Error(`There is no hospital ${hospitalId}.`)
  await addAudit(
    database,
    { actor: { accountId, userType: 'internal_admin', hospitalId: null }, requestId: 'export' },
    {
      action: 'hospital.exported',
      object: `hospital:${hospitalId}`,
      details: { by: 'command' },
    },
  )
  const spool = await mkdtemp(join(dirname(target), '.export-'))
  try {
    const aside = join(spool, 'export.zip')
    const { files, missing } = await writeHospitalZip(parts, { hospitalId, spool, target: aside })
    await rename(aside, target)
    return { hospital, files, missing }
  } finally {
    await rm(spool, { recursive: true, force: true })
  }
}

/**
 * Writes all stored data of a hospital to a ZIP: one file of JSON lines per table, originals, PDFs. Rows are spooled in the
 * folder `spool` and not in memory.
 */
export async function writeHospitalZip(
  { database, files, now }: Parts,
  asked: {
    hospitalId: string
    spool: string
    target: string
    /** Called with the bytes of originals and PDFs written so far, and the total. */
    onProgress?: (written: number, total: number) => Promise<void>
  },
): Promise<{ files: number; missing: string[] }> {
  const { hospitalId, spool, target, onProgress = async () => {} } = asked
  const entries: ZipEntry[] = []
  for (const table of EXPORTED_TABLES)
    entries.push(await spooled(exportedRowsOf(database, table, hospitalId), { spool, table, now }))
  const { there, missing } = await lookUp(files, await exportedBytesOf(database, hospitalId))
  const total = there.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  let written = 0
  await onProgress(written, total)
  for (const bytes of there) {
    const entry = entryOf(files, bytes)
    const read = async () => {
      await onProgress(written, total)
      written += bytes.sizeBytes
      return entry.read()
    }
    entries.push({ ...entry, read })
  }
  await pipeline(
    Readable.from(zipStream(entries)),
    createWriteStream(target, { mode: 0o600, flush: true }),
  )
  return { files: there.length, missing }
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
