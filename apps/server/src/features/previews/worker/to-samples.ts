import type { Samples } from '@systole/dicom/draw-picture'
import type { PictureLayout } from '@systole/dicom/picture-layout'
import { PreviewError } from './preview-error.ts'

type Bits = Pick<
  PictureLayout,
  'width' | 'height' | 'samplesPerPixel' | 'bitsAllocated' | 'bitsStored' | 'isSigned'
>

/** The samples of a frame as numbers. A frame that is cut short is damaged: half a chest may hide the other half. */
export function toSamples(
  bytes: Uint8Array,
  { width, height, samplesPerPixel, bitsAllocated, bitsStored, isSigned }: Bits,
  { isSwapped = false }: { isSwapped?: boolean } = {},
): Samples {
  if (bitsAllocated !== 8 && bitsAllocated !== 16) throw new PreviewError('unsupported')
  const length = (width * height * samplesPerPixel * bitsAllocated) / 8
  if (bytes.length < length) throw new PreviewError('damaged', 'The picture ends too early')
  const own = Uint8Array.from(bytes.subarray(0, length)) // aligned, and free to change
  if (bitsAllocated === 8) return isSigned ? new Int8Array(own.buffer) : own
  if (isSwapped) Buffer.from(own.buffer).swap16()
  const samples = isSigned ? new Int16Array(own.buffer) : new Uint16Array(own.buffer)
  return withoutSpareBits(samples, 16 - bitsStored)
}

/** Bits above those stored belong to overlays of old machines. */
function withoutSpareBits(samples: Uint16Array | Int16Array, spare: number): Samples {
  if (spare <= 0) return samples
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = (samples[at] ?? 0) << spare
    samples[at] = (samples[at] ?? 0) >> spare
  }
  return samples
}
