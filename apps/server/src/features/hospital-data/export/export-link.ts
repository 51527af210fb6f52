import type { openHospitalExport as contract } from '@systole/contract/hospitals/hospital-data'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { signTicket } from '../../../http/access/ticket.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { findExport } from './hospital-export-store.ts'

/** The life of a link, long enough to start the download; a running download continues. */
const LIFE = 5 * MINUTE

/** Creates a link for the caller's own session; the audit log records who downloaded which export. */
export async function openExport(
  { db, clock, secret, requestId }: CallContext,
  { input, actor }: Call<typeof contract>,
) {
  const found = await findExport(db, input.export_id)
  const now = clock.now()
  if (!found?.expiresAt || found.state !== 'ready' || found.expiresAt <= now)
    throw new AppError('exportNotFound')
  const { exportId, hospitalId } = found
  await addAudit(
    db,
    { actor, requestId },
    { action: 'hospital.exportOpened', object: `hospital:${hospitalId}`, details: { exportId } },
  )
  const expiresAt = new Date(now.getTime() + LIFE)
  const { sessionHash } = actor
  const ticket = signTicket(secret, { purpose: 'export', object: exportId, sessionHash, expiresAt })
  return { url: `/files/exports/${exportId}?${new URLSearchParams({ t: ticket })}` }
}
