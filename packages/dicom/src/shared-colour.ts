import type { PictureLayout } from './picture-layout.ts'

/** Two neighbouring pixels share their colour: Y1 Y2 Cb Cr. PS3.3 C.7.6.3.1.2. */
const SHARED_COLOUR = 'YBR_FULL_422'
const BYTES_OF_TWO = 4

type Size = Pick<
  PictureLayout,
  'width' | 'height' | 'samplesPerPixel' | 'bitsAllocated' | 'photometric' | 'frames'
>

/** Bytes of one uncompressed frame, of `pixelDataBytes` for all frames. */
export function frameBytes(layout: Size, pixelDataBytes: number): number {
  const pixels = layout.width * layout.height
  const whole = Math.ceil((pixels * layout.samplesPerPixel * layout.bitsAllocated) / 8)
  const isShared = sharesColour(layout) && pixelDataBytes < whole * layout.frames
  return isShared ? pixels * 2 : whole
}

function sharesColour({ photometric, samplesPerPixel, bitsAllocated }: Size): boolean {
  return photometric === SHARED_COLOUR && samplesPerPixel === 3 && bitsAllocated === 8
}

/**
 * Expands shared colours to one per pixel. Some devices name the shared form but write every pixel in full, which the length
 * reveals. Planar files are treated as `YBR_FULL`.
 */
export function withoutSharedColour<Layout extends Size>(
  bytes: Uint8Array,
  layout: Layout,
): { bytes: Uint8Array; layout: Layout & { photometric: string } } {
  if (layout.photometric !== SHARED_COLOUR) return { bytes, layout }
  const own = { ...layout, photometric: 'YBR_FULL' }
  const pixels = layout.width * layout.height
  if (!sharesColour(layout) || bytes.length >= pixels * 3) return { bytes, layout: own }
  return { bytes: spread(bytes, pixels), layout: { ...own, isPlanar: false } }
}

function spread(bytes: Uint8Array, pixels: number): Uint8Array {
  const pairs = Math.min(Math.ceil(pixels / 2), Math.floor(bytes.length / BYTES_OF_TWO))
  const whole = new Uint8Array(pairs * 6)
  for (let pair = 0; pair < pairs; pair += 1) {
    const [first = 0, second = 0, blue = 0, red = 0] = bytes.subarray(pair * 4, pair * 4 + 4)
    whole.set([first, blue, red, second, blue, red], pair * 6)
  }
  return whole
}
