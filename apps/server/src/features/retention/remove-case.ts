import type { CallContext } from '../../app-context.ts'
import { addAudit } from '../audit/audit-store.ts'
import { fileIdOf } from '../uploads/file-id.ts'
import { discardBytesJob } from '../uploads/sweeping/discard-bytes.job.ts'
import { deleteCase, type UnpaidCase } from './retention-store.ts'

/** Removes an unpaid case under its lock, rows before bytes; the audit log names the rule. */
export async function removeCase(
  { db, jobs, requestId }: Pick<CallContext, 'db' | 'jobs' | 'requestId'>,
  { caseId, hospitalId, caseNumber, touchedAt }: UnpaidCase,
  rule: string,
): Promise<void> {
  const { storageKeys, uploadIds, files } = await deleteCase(db, caseId)
  const keys = [...storageKeys, ...uploadIds.map(fileIdOf)]
  if (keys.length > 0) await jobs.enqueue(db, discardBytesJob, { storageKeys: keys, uploadIds })
  await addAudit(
    db,
    { actor: undefined, requestId },
    {
      action: 'case.deleted',
      object: `case:${caseId}`,
      details: { rule, hospitalId, caseNumber, touchedAt: touchedAt.toISOString(), files },
    },
  )
}
