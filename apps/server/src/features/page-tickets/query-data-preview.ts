import type { queryDataPreview as contract } from '@systole/contract/ecg/pages'
import { paths } from '@systole/contract/pages'
import { ECG_PAGE_LASTS } from '@systole/domain/access/page-ticket'
import type { CallContext } from '../../app-context.ts'
import { hashToken, newSessionToken } from '../../http/access/session-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { findPatch, newestPatches } from '../ecg-patches/patch-store.ts'
import { seesPatchesOf } from '../ecg-recordings/present-recordings.ts'
import { listRecordings } from '../ecg-recordings/recording-store.ts'
import { insertTicket } from './ticket-store.ts'

/** Returns the address of an ECG page of a file, with a ticket for this file alone. SPEC ECG-2, SPEC E20. */
export async function queryDataPreview(
  { db, clock }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const consult = await requireCase(db, input.caseId, scope)
  const { caseId } = consult
  const recording = (await listRecordings(db, caseId)).find(
    (row) => row.fileName === input.fileName,
  )
  if (!recording) throw new AppError('caseNotFound')
  const { recordingId } = recording
  const asked = input.patch_revision
  const sees = seesPatchesOf(actor, consult)
  if (asked && !(sees && (await findPatch(db, { recordingId, patchRevision: asked }))))
    throw new AppError('caseNotFound')
  const [newest] = sees ? await newestPatches(db, [recordingId]) : []
  const noPatch = input.no_patch ?? false
  const ticket = newSessionToken()
  const now = clock.now()
  await insertTicket(db, {
    ticketHash: hashToken(ticket),
    sessionHash: actor.sessionHash,
    page: input.view,
    ...{ caseId, recordingId },
    expiresAt: new Date(now.getTime() + ECG_PAGE_LASTS),
    createdAt: now,
  })
  const query = {
    sid: ticket,
    caseId,
    ...(asked && { patch_revision: asked }),
    ...(noPatch && { no_patch: '1' }),
  }
  return {
    url:
      input.view === 'ecg'
        ? paths.ecgData({ ...query, fileName: recording.fileName })
        : paths.ecgBarChart(query),
    expires_in_ms: ECG_PAGE_LASTS,
    patch_revision: noPatch ? null : (asked ?? newest?.patchRevision ?? null),
  }
}
