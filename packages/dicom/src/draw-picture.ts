import type { Palette, PictureLayout } from './picture-layout.ts'

/** A picture of eight bits per channel, with one or three channels, row by row from the top left. */
export type DrawnPicture = { width: number; height: number; channels: 1 | 3; bytes: Uint8Array }

type Window = NonNullable<PictureLayout['window']>

/** The samples of one frame in the layout, in the byte order of this machine. */
export type Samples = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array

/** Draws a frame with the file's own window, or with its full range if it has none. */
export function drawPicture(samples: Samples, layout: PictureLayout): DrawnPicture {
  const { width, height } = layout
  if (layout.samplesPerPixel === 1) {
    const { palette } = layout
    if (layout.photometric === 'PALETTE COLOR' && palette) {
      return { width, height, channels: 3, bytes: colourByPalette(samples, palette) }
    }
    return { width, height, channels: 1, bytes: grey(samples, layout) }
  }
  return { width, height, channels: 3, bytes: colour(samples, layout) }
}

function grey(samples: Samples, layout: PictureLayout): Uint8Array {
  const { slope, intercept } = layout.rescale
  const light = lightOf(layout.window ?? wholeRange(samples, layout))
  const inverse = layout.photometric === 'MONOCHROME1' ? 255 : 0
  const bytes = new Uint8Array(samples.length)
  for (let at = 0; at < samples.length; at += 1) {
    const value = (samples[at] ?? 0) * slope + intercept
    bytes[at] = Math.abs(inverse - light(value))
  }
  return bytes
}

/** Creates the mapping from a value to 0 … 255. PS3.3 C.11.2.1.2. */
function lightOf({ center, width, isSigmoid }: Window): (value: number) => number {
  if (isSigmoid) return (value) => 255 / (1 + Math.exp((-4 * (value - center)) / width))
  const span = Math.max(1, width - 1)
  const start = center - 0.5 - span / 2
  return (value) => Math.min(255, Math.max(0, ((value - start) / span) * 255))
}

function wholeRange(samples: Samples, { rescale }: PictureLayout): Window {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const sample of samples) {
    if (sample < lowest) lowest = sample
    if (sample > highest) highest = sample
  }
  const ends = [lowest, highest].map((end) => end * rescale.slope + rescale.intercept)
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  return { center: (from + to) / 2 + 0.5, width: to - from + 1, isSigmoid: false }
}

function colourByPalette(samples: Samples, palettes: readonly Palette[]): Uint8Array {
  const bytes = new Uint8Array(samples.length * 3)
  for (const [channel, { first, values }] of palettes.entries()) {
    for (let at = 0; at < samples.length; at += 1) {
      const place = Math.min(values.length - 1, Math.max(0, (samples[at] ?? 0) - first))
      bytes[at * 3 + channel] = values[place] ?? 0
    }
  }
  return bytes
}

function colour(samples: Samples, layout: PictureLayout): Uint8Array {
  const pixels = layout.width * layout.height
  const bytes = new Uint8Array(pixels * 3)
  const shift = Math.max(0, layout.bitsStored - 8)
  const [step, stride] = layout.isPlanar ? [1, pixels] : [3, 1]
  for (let at = 0; at < pixels; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      bytes[at * 3 + channel] = (samples[at * step + channel * stride] ?? 0) >>> shift
    }
  }
  if (layout.photometric === 'YBR_FULL') toRed(bytes)
  return bytes
}

/** Converts luminance and two colour differences to red, green and blue. PS3.3 C.7.6.3.1.2. */
function toRed(bytes: Uint8Array): void {
  const clamp = (value: number) => Math.min(255, Math.max(0, Math.round(value)))
  for (let at = 0; at < bytes.length; at += 3) {
    const [y = 0, b = 0, r = 0] = bytes.subarray(at, at + 3)
    bytes[at] = clamp(y + 1.402 * (r - 128))
    bytes[at + 1] = clamp(y - 0.344_136 * (b - 128) - 0.714_136 * (r - 128))
    bytes[at + 2] = clamp(y + 1.772 * (b - 128))
  }
}
