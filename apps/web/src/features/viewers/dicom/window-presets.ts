/** A grey window by its lowest and highest value; everything below is black and above is white. */
export type GreyWindow = { lower: number; upper: number }
export type PresetName = 'stored' | 'full' | 'lung' | 'soft' | 'bone'
export type WindowPreset = { name: PresetName; number?: number; window: GreyWindow }

type Picture = {
  modality: string
  /** True where low values are white. */
  inverted: boolean
  /** The windows the file itself brings, as centre and width. */
  stored: readonly { centre: number; width: number }[]
  pixels: ArrayLike<number>
}

/** Hounsfield windows in common use for CT. */
const CT: readonly { name: PresetName; centre: number; width: number }[] = [
  { name: 'lung', centre: -600, width: 1500 },
  { name: 'soft', centre: 40, width: 400 },
  { name: 'bone', centre: 480, width: 2500 },
]

/** A radiograph has no such scale: its windows are shares of its own grey values, dark to bright. */
const RADIOGRAPH: readonly { name: PresetName; from: number; to: number }[] = [
  { name: 'lung', from: 0.02, to: 0.7 },
  { name: 'soft', from: 0.15, to: 0.97 },
  { name: 'bone', from: 0.4, to: 0.999 },
]
const SAMPLES = 100_000

/** What the window list offers for a picture. */
export function windowPresets(picture: Picture): WindowPreset[] {
  const greys = sortedSample(picture.pixels)
  const stored = picture.stored.map(({ centre, width }, index) => ({
    name: 'stored' as const,
    number: index + 1,
    window: fromCentre(centre, width),
  }))
  const full = { name: 'full' as const, window: share(greys, 0, 1) }
  const body =
    picture.modality === 'CT'
      ? CT.map(({ name, centre, width }) => ({ name, window: fromCentre(centre, width) }))
      : RADIOGRAPH.map(({ name, from, to }) => ({
          name,
          window: picture.inverted ? share(greys, 1 - to, 1 - from) : share(greys, from, to),
        }))
  return [...stored, full, ...body]
}

/** Width and centre as radiographers say them. */
export function widthAndLevel({ lower, upper }: GreyWindow): { width: number; level: number } {
  return { width: Math.round(upper - lower), level: Math.round((upper + lower) / 2) }
}

function fromCentre(centre: number, width: number): GreyWindow {
  return { lower: centre - width / 2, upper: centre + width / 2 }
}

function share(sorted: Float32Array, from: number, to: number): GreyWindow {
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0
  const lower = at(from)
  return { lower, upper: Math.max(at(to), lower + 1) }
}

function sortedSample(pixels: ArrayLike<number>): Float32Array {
  const step = Math.max(1, Math.floor(pixels.length / SAMPLES))
  const sample = new Float32Array(Math.ceil(pixels.length / step))
  for (let index = 0; index < sample.length; index += 1) sample[index] = pixels[index * step] ?? 0
  return sample.sort()
}
