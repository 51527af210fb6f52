const HEADER_BYTES = 64
const MAX_SEGMENTS = 15
const NO_OPERATION = 128

/**
 * Decodes a run-length encoded frame: one segment for each byte of each sample, high bytes first. PS3.5 Annex G. Returns the
 * samples in little-endian planes.
 */
export function unpackRle(
  packed: Uint8Array,
  frame: { pixels: number; samplesPerPixel: number; bytesPerSample: number },
): Uint8Array {
  const { pixels, samplesPerPixel, bytesPerSample } = frame
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const count = packed.length < HEADER_BYTES ? 0 : view.getUint32(0, true)
  if (count !== samplesPerPixel * bytesPerSample || count > MAX_SEGMENTS)
    throw new RangeError('This run-length coding is not of this picture')
  const samples = new Uint8Array(pixels * count)
  for (let segment = 0; segment < count; segment += 1) {
    const from = view.getUint32(4 + segment * 4, true)
    const to = segment + 1 < count ? view.getUint32(8 + segment * 4, true) : packed.length
    const plane = Math.floor(segment / bytesPerSample) * pixels * bytesPerSample
    const place = bytesPerSample - 1 - (segment % bytesPerSample)
    unpackSegment(packed.subarray(from, to), samples, {
      start: plane + place,
      step: bytesPerSample,
      pixels,
    })
  }
  return samples
}

type Places = { start: number; step: number; pixels: number }

function unpackSegment(packed: Uint8Array, into: Uint8Array, places: Places): void {
  let [at, pixel] = [0, 0]
  while (at < packed.length && pixel < places.pixels) {
    const declared = packed[at] ?? NO_OPERATION
    const isRun = declared > NO_OPERATION
    if (declared !== NO_OPERATION) {
      const length = isRun ? 257 - declared : declared + 1
      const source = isRun
        ? new Uint8Array(length).fill(packed[at + 1] ?? 0)
        : packed.subarray(at + 1, at + 1 + length)
      place(source, into, { ...places, pixel })
      pixel += length
    }
    at += lengthAt(declared)
  }
}

/** Returns the length of a packet with its header byte: a repeated byte, or a number of literal bytes. */
function lengthAt(declared: number): number {
  if (declared === NO_OPERATION) return 1
  return declared > NO_OPERATION ? 2 : declared + 2
}

function place(
  source: Uint8Array,
  into: Uint8Array,
  { start, step, pixels, pixel }: Places & { pixel: number },
): void {
  const length = Math.min(source.length, pixels - pixel)
  for (let each = 0; each < length; each += 1) {
    into[start + (pixel + each) * step] = source[each] ?? 0
  }
}
