import type { addHospitalLogo as contract } from '@systole/contract/hospitals/hospital-settings'
import { HOUR } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import type { Call } from '../../../http/serve.ts'
import { sentPicture } from '../../../pictures/sent-picture.ts'
import { discardBytesJob } from '../../uploads/sweeping/discard-bytes.job.ts'
import { chosenHospital } from '../chosen-hospital.ts'
import { presentLogo } from '../present-hospital.ts'
import { currentLogo, insertLogo } from './logo-store.ts'
import { replaceLogo } from './replace-logo.ts'

/** Stores the bytes, then changes the hospital; bytes without a change are deleted an hour later. */
export async function addLogo(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { database, clock, jobs, files } = context
  const { bytes, shape, sha256 } = await sentPicture('logo', input.logo)
  const { hospitalId } = await chosenHospital(database, scope, input.hospital_id)
  const before = await currentLogo(database, hospitalId)
  if (before?.sha256 === sha256) return { logo: presentLogo(context, actor, before) }

  const key = newId('logo')
  const later = new Date(clock.now().getTime() + HOUR)
  const storageKeys = { storageKeys: [key], uploadIds: [] }
  await jobs.enqueue(database, discardBytesJob, storageKeys, { startAfter: later })
  await files.put(key, bytes)
  await database.transaction(async (tx) => {
    await insertLogo(tx, {
      ...shape,
      logoKey: key,
      hospitalId,
      sha256,
      sizeBytes: bytes.length,
      createdAt: clock.now(),
    })
    await replaceLogo({ ...context, db: tx }, { actor, scope }, { hospitalId, logoKey: key })
  })
  return { logo: presentLogo(context, actor, { key, sha256, ...shape }) }
}
