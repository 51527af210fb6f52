/** A grey window by its lowest and highest value; everything below is black and everything above is white. */
export type GreyWindow = { lower: number; upper: number }
export type PresetName = 'stored' | 'full' | 'lung' | 'soft' | 'bone'
export type WindowPreset = { name: PresetName; number?: number; window: GreyWindow }

type Picture = {
  modality: string
  /** True if low values are white. */
  inverted: boolean
  /** The windows in the file, as centre and width. */
  stored: readonly { centre: number; width: number }[]
  pixels: ArrayLike<number>
}

/** Hounsfield windows in common use for CT. */
const CT: readonly { name: PresetName; centre: number; width: number }[] = [
  { name: 'lung', centre: -600, width: 1500 },
  { name: 'soft', centre: 40, width: 400 },
  { name: 'bone', centre: 480, width: 2500 },
]

/** The windows for radiographs, which have no absolute scale: shares of their own grey values, dark to bright. */
const RADIOGRAPH: readonly { name: PresetName; from: number; to: number }[] = [
  { name: 'lung', from: 0.01, to: 0.85 },
  { name: 'soft', from: 0.12, to: 0.98 },
  { name: 'bone', from: 0.35, to: 1 },
]
const SAMPLES = 100_000
const BACKGROUND_SHARE = 0.03

/** Returns the presets offered for a picture. */
export function windowPresets(picture: Picture): WindowPreset[] {
  const greys = sortedSample(picture.pixels)
  const body = withoutBackground(greys, picture.inverted)
  const stored = picture.stored.map(({ centre, width }, index) => ({
    name: 'stored' as const,
    number: index + 1,
    window: fromCentre(centre, width),
  }))
  const full = { name: 'full' as const, window: share(greys, 0, 1) }
  const windows =
    picture.modality === 'CT'
      ? CT.map(({ name, centre, width }) => ({ name, window: fromCentre(centre, width) }))
      : RADIOGRAPH.map(({ name, from, to }) => ({
          name,
          window: picture.inverted ? share(body, 1 - to, 1 - from) : share(body, from, to),
        }))
  return [...stored, full, ...windows]
}

/**
 * Returns the window in which a file opens if the library's own would be wrong: its first stored one if that is narrower than one
 * value (a film in fractions of a unit), or its range of greys if it has none. A clip of bytes opens with all 256 values, because
 * its first frame may be dark or blank, and its own range would show the others white.
 */
export function openingWindow(file: {
  frames: number
  stored: Picture['stored']
  pixels: ArrayLike<number>
}): GreyWindow | undefined {
  const { frames, stored, pixels } = file
  const [first] = stored
  if (first) return first.width < 1 ? fromCentre(first.centre, first.width) : undefined
  const isOfBytes = pixels instanceof Uint8Array || pixels instanceof Uint8ClampedArray
  return frames > 1 && isOfBytes ? { lower: 0, upper: 255 } : rangeOf(pixels)
}

function rangeOf(pixels: ArrayLike<number>): GreyWindow {
  let lower = pixels[0] ?? 0
  let upper = lower
  for (let index = 1; index < pixels.length; index += 1) {
    const value = pixels[index] ?? 0
    if (value < lower) lower = value
    if (value > upper) upper = value
  }
  return { lower, upper: upper > lower ? upper : lower + 1 }
}

/** Returns width and level as used by radiographers. */
export function widthAndLevel({ lower, upper }: GreyWindow): { width: number; level: number } {
  return { width: rounded(upper - lower), level: rounded((upper + lower) / 2) }
}

/** Formats whole numbers, and three digits below 10. */
function rounded(value: number): number {
  return Math.abs(value) < 10 ? Number(value.toPrecision(3)) : Math.round(value)
}

/** Converts a window to shares of the full range, so that an image with another range can follow it. */
export function windowSharesOf(
  { lower, upper }: GreyWindow,
  full: GreyWindow,
): { from: number; to: number } {
  const range = full.upper - full.lower
  return { from: (lower - full.lower) / range, to: (upper - full.lower) / range }
}

export function windowOfShares(
  { from, to }: { from: number; to: number },
  full: GreyWindow,
): GreyWindow {
  const range = full.upper - full.lower
  return { lower: full.lower + from * range, upper: full.lower + to * range }
}

function fromCentre(centre: number, width: number): GreyWindow {
  return { lower: centre - width / 2, upper: centre + width / 2 }
}

function share(sorted: Float32Array, from: number, to: number): GreyWindow {
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0
  const lower = at(from)
  const upper = at(to)
  return { lower, upper: upper > lower ? upper : lower + 1 }
}

/** Removes the black air around the animal, which is irrelevant for the window. */
function withoutBackground(sorted: Float32Array, inverted: boolean): Float32Array {
  const lowest = sorted[0] ?? 0
  const highest = sorted.at(-1) ?? 0
  const margin = (highest - lowest) * BACKGROUND_SHARE
  const body = inverted
    ? sorted.filter((grey) => grey < highest - margin)
    : sorted.filter((grey) => grey > lowest + margin)
  return body.length > 0 ? body : sorted
}

function sortedSample(pixels: ArrayLike<number>): Float32Array {
  const step = Math.max(1, Math.floor(pixels.length / SAMPLES))
  const sample = new Float32Array(Math.ceil(pixels.length / step))
  for (let index = 0; index < sample.length; index += 1) sample[index] = pixels[index * step] ?? 0
  return sample.sort()
}
