import { createHash } from 'node:crypto'
import type { addHospitalLogo as contract } from '@systole/contract/hospital-settings'
import { readLogo } from '@systole/domain/hospitals/read-logo'
import { HOUR } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import type { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { discardBytesJob } from '../uploads/discard-bytes.job.ts'
import { chosenHospital } from './chosen-hospital.ts'
import { isWholePicture } from './is-whole-picture.ts'
import { currentLogo, insertLogo } from './logo-store.ts'
import { presentLogo } from './present-hospital.ts'
import { replaceLogo } from './replace-logo.ts'

/** The bytes first, then the change; bytes that no change came for are discarded an hour later. */
export async function addLogo(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { database, clock, jobs, files } = context
  const bytes = Buffer.from(input.logo, 'base64')
  const shape = await shapeOf(bytes)
  const { hospitalId } = await chosenHospital(database, scope, input.hospital_id)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
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

async function shapeOf(bytes: Buffer) {
  const shape = readLogo(bytes)
  if ('refusal' in shape) throw refusedLogo(shape.refusal)
  if (!(await isWholePicture(bytes, shape))) throw refusedLogo('notAPicture')
  return shape
}

function refusedLogo(reason: string): AppError {
  const fault = 'is no PNG or JPEG of 64 to 4000 pixels and at most 700 KiB'
  return fieldRefusal('logo', fault, { reason })
}
