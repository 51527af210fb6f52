import {
  PAPER_GAINS,
  type PaperGain,
  type PaperScale,
  pixelsPerMillivolt,
  secondsAcross,
} from '@systole/ecg/paper/ecg-paper'
import type { TraceLead } from './source/trace-source.ts'

/** The left margin for the lead's name and the calibration pulse. */
const MARGIN_MILLIMETRES = 17
/** The space above and below the waves. */
const AIR_MILLIMETRES = 4
/** The same where many leads share the height. */
const LEAST_AIR_MILLIMETRES = 1
const LEAST_ROW_MILLIMETRES = 15
const MOST_ROW_MILLIMETRES = 70
const RULER_PIXELS = 22
/** The space for name and values in the corners. */
const HEAD_PIXELS = 64
/** The height of the value of a caliper. */
const WORD_PIXELS = 24
/** Leads that fit at no gain share the height down to this, where tall waves may reach into the next row. */
const LEAST_SHARED_MILLIMETRES = 7
const USUAL_GAIN: PaperGain = 10
/** Waves lower than this are shown at a larger gain, such as those of rabbits. */
const LOW_WAVES_MILLIMETRES = 5

const NO_HEIGHT = { heightPixels: 0, isFitted: false }
const WITHOUT_HEIGHT = { heightPixels: 0, least: Number.POSITIVE_INFINITY }

export type StripRow = {
  lead: TraceLead
  top: number
  baseline: number
  height: number
  /** The start of the row in a whole strip; otherwise it starts where the view does. */
  startSeconds: number | undefined
}
export type StripLayout = {
  left: number
  width: number
  height: number
  /** The top of the lines of calipers. */
  head: number
  /** The top of the first value of a caliper, and the distance to the next one. */
  words: { top: number; step: number }
  rows: StripRow[]
}

/**
 * Returns the rows of leads of one moment; all have the height that the tallest lead needs, or share `heightPixels` if they fit. With a
 * fitted gain they share it also where they are narrow.
 */
export function stripLayout(
  leads: readonly TraceLead[],
  scale: PaperScale,
  widthPixels: number,
  { heightPixels, isFitted }: { heightPixels: number; isFitted: boolean } = NO_HEIGHT,
): StripLayout {
  const pieces = leads.map((lead) => ({ lead, startSeconds: undefined }))
  const least = isFitted ? LEAST_SHARED_MILLIMETRES : Number.POSITIVE_INFINITY
  return layRows(pieces, scale, widthPixels, { heightPixels, least })
}

/** Returns the rows of one lead from its first second to its last, each as long as the paper is wide. */
export function wholeLayout(
  lead: TraceLead,
  durationSeconds: number,
  scale: PaperScale,
  widthPixels: number,
): StripLayout {
  const across = secondsAcross(layRows([], scale, widthPixels, WITHOUT_HEIGHT).width, scale)
  const lines = across > 0 ? Math.ceil(durationSeconds / across) : 0
  const pieces = Array.from({ length: lines }, (_, line) => ({ lead, startSeconds: line * across }))
  return layRows(pieces, scale, widthPixels, WITHOUT_HEIGHT)
}

/** Returns the x position where the waves begin. */
export function leftOf({ pixelsPerMillimetre }: Pick<PaperScale, 'pixelsPerMillimetre'>): number {
  return Math.round(MARGIN_MILLIMETRES * pixelsPerMillimetre)
}

/**
 * Returns the gain at which all leads fit the height: the recorder's or the usual one, a smaller one where they need it, a larger one for
 * very low waves.
 */
export function fittedGain(
  leads: readonly TraceLead[],
  paper: { pixelsPerMillimetre: number; heightPixels: number; drawnAt: PaperGain | undefined },
): PaperGain {
  const { pixelsPerMillimetre, heightPixels, drawnAt } = paper
  if (leads.length === 0 || heightPixels <= HEAD_PIXELS + RULER_PIXELS) return drawnAt ?? USUAL_GAIN
  const millimetres =
    (heightPixels - HEAD_PIXELS - RULER_PIXELS) / leads.length / pixelsPerMillimetre
  const { highest, lowest } = reachOf(leads)
  const span = highest - lowest
  const fits = (gain: number) => span * gain + 2 * LEAST_AIR_MILLIMETRES <= millimetres
  const isLow = (gain: number) => Math.max(highest, -lowest) * gain < LOW_WAVES_MILLIMETRES
  let gain = drawnAt ?? USUAL_GAIN
  for (const larger of PAPER_GAINS) {
    if (larger > gain && span > 0 && isLow(gain) && fits(larger)) gain = larger
  }
  for (const smaller of [...PAPER_GAINS].reverse()) {
    if (smaller < gain && !fits(gain)) gain = smaller
  }
  return gain
}

function layRows(
  pieces: readonly Pick<StripRow, 'lead' | 'startSeconds'>[],
  scale: PaperScale,
  widthPixels: number,
  { heightPixels, least }: { heightPixels: number; least: number },
): StripLayout {
  const left = leftOf(scale)
  const { pixelsPerMillimetre } = scale
  const { highest, lowest } = reachOf([...new Set(pieces.map(({ lead }) => lead))])
  const up = highest * pixelsPerMillivolt(scale)
  const down = -lowest * pixelsPerMillivolt(scale)
  const shared = (heightPixels - HEAD_PIXELS - RULER_PIXELS) / Math.max(1, pieces.length)
  const fits =
    shared >= up + down + 2 * LEAST_AIR_MILLIMETRES * pixelsPerMillimetre ||
    shared >= least * pixelsPerMillimetre
  const needed = Math.min(
    MOST_ROW_MILLIMETRES * pixelsPerMillimetre,
    Math.max(
      LEAST_ROW_MILLIMETRES * pixelsPerMillimetre,
      up + down + AIR_MILLIMETRES * 2 * pixelsPerMillimetre,
    ),
  )
  const height = fits ? shared : needed
  const above = height / 2 + (up - down) / 2
  return {
    left,
    width: Math.max(0, widthPixels - left),
    height: HEAD_PIXELS + height * pieces.length + RULER_PIXELS,
    head: HEAD_PIXELS,
    words: { top: HEAD_PIXELS + WORD_PIXELS, step: WORD_PIXELS },
    rows: pieces.map((piece, index) => {
      const top = HEAD_PIXELS + index * height
      return { ...piece, top, baseline: top + above, height }
    }),
  }
}

/** Returns the largest excursion of all leads above and below zero, in millivolts. */
function reachOf(leads: readonly TraceLead[]): { highest: number; lowest: number } {
  return {
    highest: Math.max(0, ...leads.map(({ highest }) => highest)),
    lowest: Math.min(0, ...leads.map(({ lowest }) => lowest)),
  }
}
