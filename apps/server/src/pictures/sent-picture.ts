import { createHash } from 'node:crypto'
import { readLogo } from '@systole/domain/hospitals/read-logo'
import { fieldRefusal } from '../http/field-refusal.ts'
import { isWholePicture } from './is-whole-picture.ts'

/** Returns the bytes of a picture in a form; refuses the field if it is not one. Nothing is decoded. */
export async function sentPicture(field: string, base64: string) {
  const bytes = Buffer.from(base64, 'base64')
  const shape = readLogo(bytes)
  const reason =
    'refusal' in shape
      ? shape.refusal
      : (await isWholePicture(bytes, shape))
        ? undefined
        : 'notAPicture'
  if ('refusal' in shape || reason) {
    const fault = 'is no PNG or JPEG of 64 to 4000 pixels and at most 700 KiB'
    throw fieldRefusal(field, fault, { ...(reason && { reason }) })
  }
  return { bytes, shape, sha256: createHash('sha256').update(bytes).digest('hex') }
}
