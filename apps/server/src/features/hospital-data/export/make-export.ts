import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { EXPORT_KEPT } from '@systole/domain/hospital-data/hospital-export'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { discardBytesJob } from '../../uploads/sweeping/discard-bytes.job.ts'
import { writeHospitalZip } from './export-hospital.ts'
import {
  changeExport,
  findExport,
  type HospitalExport,
  outdatedExports,
} from './hospital-export-store.ts'
import { mailExportReady } from './mail-export-ready.ts'

/** The fraction of bytes between two updates of the progress. */
const PROGRESS_STEP = 0.01

/** Makes the ZIP, stores it and mails the admin who requested it. The next run replaces the folder of a killed one. */
export async function makeExport(
  context: CallContext,
  { exportId }: { exportId: string },
): Promise<void> {
  const { database } = context
  const asked = await findExport(database, exportId)
  if (!asked || !(await changeExport(database, exportId, OPEN, { state: 'running' }))) return
  const spool = join(context.settings.DATA_DIR, 'exports', exportId)
  await rm(spool, { recursive: true, force: true })
  await mkdir(spool, { recursive: true, mode: 0o700 })
  try {
    await make(context, asked, spool)
  } catch (error) {
    await changeExport(database, exportId, ['running'], {
      state: 'failed',
      finishedAt: context.clock.now(),
    })
    throw error
  } finally {
    await rm(spool, { recursive: true, force: true })
  }
}

const OPEN = ['waiting', 'running', 'failed'] as const

async function make(context: CallContext, asked: HospitalExport, spool: string): Promise<void> {
  const { database, files, clock } = context
  const { exportId, hospitalId } = asked
  const target = join(spool, 'export.zip')
  let shown = -1
  const onProgress = async (writtenBytes: number, totalBytes: number) => {
    const share = writtenBytes / Math.max(totalBytes, 1)
    if (share - shown < PROGRESS_STEP && shown >= 0) return
    shown = share
    await changeExport(database, exportId, ['running'], { writtenBytes, totalBytes })
  }
  const zip = { hospitalId, spool, target, onProgress }
  const { missing } = await writeHospitalZip({ database, files, now: clock.now() }, zip)
  const digest = createHash('sha256')
  await pipeline(createReadStream(target), digest)
  const stored = { sizeBytes: (await stat(target)).size, sha256: digest.digest('hex') }
  const storageKey = newId('export')
  await files.adopt(storageKey, target, stored)
  await finish(context, asked, { ...stored, storageKey, missingCount: missing.length })
}

/** Finishes an export, unless the erasure of the hospital removed it while it was being made. */
async function finish(
  context: CallContext,
  asked: HospitalExport,
  made: { storageKey: string; sizeBytes: number; sha256: string; missingCount: number },
): Promise<void> {
  const { clock, requestId } = context
  const { exportId, hospitalId } = asked
  await context.database.transaction(async (db) => {
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + EXPORT_KEPT)
    const isKept = await changeExport(db, exportId, ['running'], {
      ...made,
      state: 'ready',
      writtenBytes: (await findExport(db, exportId))?.totalBytes ?? 0,
      finishedAt: now,
      expiresAt,
    })
    if (!isKept) {
      const removed = { storageKeys: [made.storageKey], uploadIds: [] }
      return context.jobs.enqueue(db, discardBytesJob, removed)
    }
    await mailExportReady({ ...context, db }, asked, expiresAt)
    await addAudit(
      db,
      { actor: undefined, requestId },
      {
        action: 'hospital.exportReady',
        object: `hospital:${hospitalId}`,
        details: { exportId, ...made },
      },
    )
  })
}

/** Removes exports older than seven days, each with an entry in the audit log. */
export async function removeExports(context: CallContext): Promise<void> {
  for (const outdated of await outdatedExports(context.database, context.clock.now()))
    await context.database.transaction((db) => removeExport({ ...context, db }, outdated))
}

/** Removes a finished export's file, in the caller's transaction. */
export async function removeExport(
  { db, jobs, requestId }: Pick<CallContext, 'db' | 'jobs' | 'requestId'>,
  { exportId, hospitalId, storageKey }: HospitalExport,
): Promise<void> {
  const gone = { state: 'removed', storageKey: null } as const
  if (!(await changeExport(db, exportId, ['ready'], gone))) return
  if (storageKey)
    await jobs.enqueue(db, discardBytesJob, { storageKeys: [storageKey], uploadIds: [] })
  await addAudit(
    db,
    { actor: undefined, requestId },
    { action: 'hospital.exportRemoved', object: `hospital:${hospitalId}`, details: { exportId } },
  )
}
