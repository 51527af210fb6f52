import type { LeadStretch } from './march-waves.ts'

/** The ends of the line that a wave rises from, before and after its peak. */
const FOOT_SECONDS = 0.03
/** Three tenths of a small square at 10 mm/mV: lower deflections are not seen as waves. */
const LEAST_MILLIVOLTS = 0.03

/**
 * Returns the sample of the peak of the highest wave within `reach` samples, up or down from the line between its feet; undefined where
 * there is none. A P wave has no mark of its own, so that a caliper finds it in the signal.
 */
export function peakNear(sample: number, reach: number, lead: LeadStretch): number | undefined {
  const foot = Math.max(2, Math.round(FOOT_SECONDS * lead.samplesPerSecond))
  const heightAt = (at: number) => heightOver(at - lead.from, foot, lead.millivolts)
  let best: number | undefined
  let most = LEAST_MILLIVOLTS
  for (let at = Math.round(sample) - reach; at <= Math.round(sample) + reach; at += 1) {
    const height = heightAt(at)
    const isPeak = height >= heightAt(at - 1) && height >= heightAt(at + 1)
    if (!(height > most) || !isPeak) continue
    best = at
    most = height
  }
  return best
}

/** Returns how far a sample is from the line between its feet; 0 outside and where a sample is lost. */
function heightOver(at: number, foot: number, values: Float32Array): number {
  const [before, here, after] = [values[at - foot], values[at], values[at + foot]]
  if (before === undefined || here === undefined || after === undefined) return 0
  return Math.abs(here - (before + after) / 2) || 0
}
