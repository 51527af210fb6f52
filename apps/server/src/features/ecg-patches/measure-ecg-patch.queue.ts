import { z } from 'zod'
import type { CallContext } from '../../app-context.ts'
import type { JobDeclaration } from '../../jobs/define-job.ts'
import type { PatchKey } from './patch-store.ts'

/** The queue of measurements on the beats of a revision. Declared apart from its job, because a save asks for it. */
export const measureEcgPatchQueue = {
  name: 'measure-ecg-patch',
  payload: z.object({ recordingId: z.string(), patchRevision: z.string() }),
  leaseSeconds: 3600,
} satisfies JobDeclaration

/** Queues the measurement of a revision in the caller's transaction. */
export async function requestMeasurement(
  { db, jobs }: Pick<CallContext, 'db' | 'jobs'>,
  { recordingId, patchRevision }: PatchKey,
): Promise<void> {
  const key = `${recordingId}-${patchRevision}`
  await jobs.enqueue(db, measureEcgPatchQueue, { recordingId, patchRevision }, { key })
}
