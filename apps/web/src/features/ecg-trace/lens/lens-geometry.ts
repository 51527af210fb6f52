import type { PaperGain, PaperSpeed } from '@systole/ecg/paper/ecg-paper'
import type { TraceGeometry } from '../calipers/caliper.ts'
import type { BenchRow } from './bench-rows.ts'
import { type BenchPicture, baselineOf } from './draw-bench.ts'

/** The space for the signs above and the numbers below the waves. */
const HEAD_PIXELS = 24
export const FOOT_PIXELS = 20
/** The height of the value of a caliper. */
const WORD_PIXELS = 24

export type LensScale = { speed: PaperSpeed; gain: PaperGain }

/** Returns the rows of the leads that a lens shows below each other. */
export function lensRows(
  leads: readonly number[],
  startSeconds: number,
  height: number,
): BenchRow[] {
  const each = Math.max(1, (height - HEAD_PIXELS - FOOT_PIXELS) / Math.max(1, leads.length))
  return leads.map((lead, index) => ({
    ...{ lead, startSeconds },
    top: HEAD_PIXELS + index * each,
    height: each,
  }))
}

/** Returns what places calipers on a lens; their values are above the beat numbers. */
export function lensGeometry(
  surface: Omit<BenchPicture, 'ranges' | 'isFine' | 'lineWidth'>,
  { speed, gain }: LensScale,
  startSeconds: number,
): TraceGeometry {
  const { source, left, width, height, millimetre, colours } = surface
  return {
    ...{ startSeconds, colours },
    scale: {
      millimetresPerSecond: speed,
      millimetresPerMillivolt: gain,
      pixelsPerMillimetre: millimetre,
    },
    layout: {
      ...{ left, height, width: Math.max(0, width - left), head: HEAD_PIXELS },
      words: { top: height - FOOT_PIXELS - 2 * WORD_PIXELS, step: -WORD_PIXELS },
      rows: surface.rows.flatMap((row) => {
        const lead = source.leads[row.lead]
        const baseline = baselineOf(row, surface)
        return lead ? [{ ...row, lead, baseline, startSeconds: undefined }] : []
      }),
    },
  }
}
