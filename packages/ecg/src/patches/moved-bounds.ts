import type { BeatBounds, BeatShape, LeadBounds, WaveBounds } from '../waves/beat-shape.ts'
import type { AdjustBounds } from '../waves/find-bounds.ts'
import { overallBounds } from '../waves/locate-waves.ts'
import type { WaveType } from '../waves/wave.ts'
import type { BoundSide } from './edit.ts'

/** Samples of the median beat from its R, for each side of a wave that a person has set. */
export type MovedWave = Partial<Record<BoundSide, number>>
/** By the name of the lead that the median beat has. */
export type MovedBounds = ReadonlyMap<string, Partial<Record<WaveType, MovedWave>>>

/** Reads the bounds of a patched recording, whose keys name the stored lead, as in `II.QRS.on`. */
export function movedBoundsOf(
  bounds: Readonly<Record<string, number>>,
  leadNames: Readonly<Record<string, string>>,
): MovedBounds {
  const moved = new Map<string, Partial<Record<WaveType, MovedWave>>>()
  for (const [key, offset] of Object.entries(bounds)) {
    const parts = key.split('.')
    const side = parts.pop() as BoundSide // as `applyEdits` writes the key
    const wave = parts.pop() as WaveType // likewise
    const stored = parts.join('.')
    const lead = leadNames[stored] ?? stored
    const ofLead = moved.get(lead) ?? {}
    moved.set(lead, { ...ofLead, [wave]: { ...ofLead[wave], [side]: offset } })
  }
  return moved
}

/** Returns a function that puts the bounds which a person has set in place of those that were found. */
export function adjustTo(moved: MovedBounds, leadNames: readonly string[]): AdjustBounds {
  return (bounds, shape) => {
    const leads = bounds.leads.map((found, index) => {
      const own = moved.get(leadNames[index] ?? '')
      return own ? moveLead(found, own, shape, index) : found
    })
    return { leads, overall: overallBounds(leads) } satisfies BeatBounds
  }
}

function moveLead(
  found: LeadBounds,
  own: Partial<Record<WaveType, MovedWave>>,
  shape: BeatShape,
  index: number,
): LeadBounds {
  const values = shape.leads[index] ?? new Float32Array(0)
  const move = (wave: WaveBounds | undefined, to: MovedWave | undefined) =>
    to ? moveWave(wave, to, values, shape.rIndex) : wave
  return {
    p: move(found.p, own.P),
    qrs: move(found.qrs, own.QRS) ?? found.qrs,
    t: move(found.t, own.T),
  }
}

/** A wave that was not found needs both sides; sides in the wrong order change nothing. */
function moveWave(
  found: WaveBounds | undefined,
  to: MovedWave,
  values: Float32Array,
  rIndex: number,
): WaveBounds | undefined {
  const on = to.on === undefined ? found?.on : inside(rIndex + to.on, values)
  const off = to.off === undefined ? found?.off : inside(rIndex + to.off, values)
  if (on === undefined || off === undefined || on >= off) return found
  const isPeakInside = found !== undefined && found.peak > on && found.peak < off
  if (isPeakInside) return { ...found, on, off }
  const peak = largestDeflection(values, on, off)
  return { on, peak, off, prominence: Math.abs((values[peak] ?? 0) - (values[on] ?? 0)) }
}

function inside(index: number, values: Float32Array): number {
  return Math.max(0, Math.min(values.length - 1, Math.round(index)))
}

/** Returns the place that is furthest from the line between both ends. */
function largestDeflection(values: Float32Array, on: number, off: number): number {
  const first = values[on] ?? 0
  const slope = ((values[off] ?? 0) - first) / (off - on)
  let furthest = on
  let most = 0
  for (let index = on; index <= off; index += 1) {
    const away = Math.abs((values[index] ?? 0) - first - slope * (index - on))
    if (away <= most) continue
    most = away
    furthest = index
  }
  return furthest
}
