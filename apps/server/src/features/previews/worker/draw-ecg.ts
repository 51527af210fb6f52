import { UnreadableRecording } from '@systole/ecg/formats/recording-sink'
import { tracePoints } from '@systole/ecg/paper/trace-points'
import sharp, { type Sharp } from 'sharp'
import { type FirstLead, readFirstSeconds } from './ecg/read-first-seconds.ts'
import { PreviewError } from './preview-error.ts'

const WIDTH_PIXELS = 640
const HEIGHT_PIXELS = 480
const MOST_LEADS = 3
/** The rhythm lead, which is drawn first. */
const FIRST_LEAD = 'II'
const SECONDS_ACROSS = 4.5
const PIXELS_PER_MILLIMETRE = WIDTH_PIXELS / (25 * SECONDS_ACROSS)
/** The wave height above which the gain is halved, so that no wave is cut off. */
const TALL_MILLIVOLTS = 1.5
const [PAPER, MINOR, MAJOR, INK] = ['#fffaf7', '#f6dcd3', '#ecb9a9', '#1c2733']

/** Draws the first seconds of an ECG on millimetre paper, with up to three leads. */
export async function drawEcg(path: string): Promise<Sharp> {
  const { leads, samplesPerSecond } = await readFirst(path)
  const shown = [...leads].sort(byRhythm).slice(0, MOST_LEADS)
  const bandPixels = HEIGHT_PIXELS / shown.length
  const isTall = shown.some((lead) => highestOf(lead) > TALL_MILLIVOLTS)
  const scale = {
    millimetresPerSecond: 25,
    millimetresPerMillivolt: isTall ? 5 : 10,
    pixelsPerMillimetre: PIXELS_PER_MILLIMETRE,
  } as const
  const window = { samplesPerSecond, startSeconds: 0, widthPixels: WIDTH_PIXELS }
  const lines = shown.map((lead, place) => {
    const points = tracePoints(lead.millivolts, window, scale)
    return `<path d="${pathOf(points, (place + 0.6) * bandPixels)}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PIXELS}" height="${HEIGHT_PIXELS}">
<rect width="100%" height="100%" fill="${PAPER}"/>${gridOf(1, MINOR)}${gridOf(5, MAJOR)}
<g fill="none" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round">${lines.join('')}</g></svg>`
  return sharp(Buffer.from(svg))
}

async function readFirst(path: string) {
  try {
    const read = await readFirstSeconds(path, SECONDS_ACROSS + 1)
    if (read && read.leads.length > 0) return read
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error
  }
  throw new PreviewError('unsupported', 'No ECG that can be drawn')
}

function highestOf({ millivolts }: FirstLead): number {
  return millivolts.reduce((most, value) => Math.max(most, value || 0), 0) // NaN is no height
}

function byRhythm(one: FirstLead, other: FirstLead): number {
  return Number(other.name === FIRST_LEAD) - Number(one.name === FIRST_LEAD)
}

/** Builds the SVG path of x, y pairs; NaN interrupts the line. */
function pathOf(points: Float32Array, baseline: number): string {
  let path = ''
  let isDown = false
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = Number.NaN] = [points[at], points[at + 1]]
    if (Number.isFinite(y))
      path += `${isDown ? 'L' : 'M'}${x.toFixed(1)} ${(baseline + y).toFixed(1)}`
    isDown = Number.isFinite(y)
  }
  return path
}

function gridOf(millimetres: number, colour: string): string {
  const step = millimetres * PIXELS_PER_MILLIMETRE
  const across = Array.from(
    { length: Math.floor(WIDTH_PIXELS / step) },
    (_, place) => `M${((place + 1) * step).toFixed(1)} 0V${HEIGHT_PIXELS}`,
  )
  const down = Array.from(
    { length: Math.floor(HEIGHT_PIXELS / step) },
    (_, place) => `M0 ${((place + 1) * step).toFixed(1)}H${WIDTH_PIXELS}`,
  )
  return `<path d="${across.join('')}${down.join('')}" stroke="${colour}" stroke-width="1"/>`
}
