import type { CallContext } from '../../../app-context.ts'
import type { Actor, Scope } from '../../../http/actor.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { discardBytesJob } from '../../uploads/sweeping/discard-bytes.job.ts'
import { lockChosenHospital } from '../chosen-hospital.ts'
import { deleteUnusedLogo, setLogo } from './logo-store.ts'

/** Sets or clears the hospital's logo; the previous one is retained if a report uses it. */
export async function replaceLogo(
  { db, jobs, requestId }: Pick<CallContext, 'db' | 'jobs' | 'requestId'>,
  { actor, scope }: { actor: Actor; scope: Scope },
  { hospitalId, logoKey }: { hospitalId: string | undefined; logoKey: string | null },
): Promise<void> {
  const hospital = await lockChosenHospital(db, scope, hospitalId)
  const before = hospital.logoKey
  if (before === logoKey) return
  await setLogo(db, hospital.hospitalId, logoKey)
  if (before !== null && (await deleteUnusedLogo(db, before)))
    await jobs.enqueue(db, discardBytesJob, { storageKeys: [before], uploadIds: [] })
  await addAudit(
    db,
    { actor, requestId },
    {
      action: logoKey === null ? 'hospital.logoRemoved' : 'hospital.logoSet',
      object: `hospital:${hospital.hospitalId}`,
      details: { logo: logoKey, before },
    },
  )
}
