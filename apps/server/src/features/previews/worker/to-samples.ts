import type { Samples } from '@systole/dicom/draw-picture'
import { spreadBits } from '@systole/dicom/frame-bits'
import type { PictureLayout } from '@systole/dicom/picture-layout'
import { PreviewError } from './preview-error.ts'

type Bits = Pick<
  PictureLayout,
  'width' | 'height' | 'samplesPerPixel' | 'bitsAllocated' | 'bitsStored' | 'isSigned'
>

const BITS = [1, 8, 16, 32]

/** Returns the samples of a frame as numbers. A truncated frame is an error, because the missing part may matter clinically. */
export function toSamples(
  bytes: Uint8Array,
  { width, height, samplesPerPixel, bitsAllocated, bitsStored, isSigned }: Bits,
  { isSwapped = false }: { isSwapped?: boolean } = {},
): Samples {
  if (!BITS.includes(bitsAllocated))
    throw new PreviewError('unsupported', `${bitsAllocated} bits a sample`)
  const samples = width * height * samplesPerPixel
  const length = Math.ceil((samples * bitsAllocated) / 8)
  if (bytes.length < length) throw new PreviewError('damaged', 'The picture ends too early')
  if (bitsAllocated === 1) return spreadBits(bytes, samples)
  const own = Uint8Array.from(bytes.subarray(0, length)).buffer // aligned, and a copy that may be changed
  if (isSwapped) swapWords(own, bitsAllocated)
  if (bitsAllocated === 8) return isSigned ? new Int8Array(own) : new Uint8Array(own)
  if (bitsAllocated === 32) return isSigned ? new Int32Array(own) : new Uint32Array(own)
  const words = isSigned ? new Int16Array(own) : new Uint16Array(own)
  return withoutSpareBits(words, 16 - bitsStored)
}

function swapWords(buffer: ArrayBuffer, bits: number): void {
  if (bits === 16) Buffer.from(buffer).swap16()
  if (bits === 32) Buffer.from(buffer).swap32()
}

/** Bits above the stored ones are overlays of old machines. */
function withoutSpareBits(samples: Uint16Array | Int16Array, spare: number): Samples {
  if (spare <= 0) return samples
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = (samples[at] ?? 0) << spare
    samples[at] = (samples[at] ?? 0) >> spare
  }
  return samples
}
