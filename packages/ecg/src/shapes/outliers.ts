import type { LabelledBeats } from './shape.ts'

/** A beat that is less like its shape than one must be to join it. `distance` is 1 − correlation, in thousandths exact. */
export type OutlyingBeat = { sample: number; shape: number; distance: number }

/** A beat joins a shape with which it correlates by 0.90. */
const LARGEST_DISTANCE = 0.1
const MOST_OF_A_SHAPE = 200
const STEPS = 1000

/**
 * Returns the beats that a person should see before they decide their whole shape, shape by shape, the least alike first. All others are
 * alike; a list of every beat's distance would be as long as a day.
 */
export function outlyingBeats({ beats, distance }: LabelledBeats): OutlyingBeat[] {
  const byShape = new Map<number, OutlyingBeat[]>()
  for (let beat = 0; beat < beats.length; beat += 1) {
    const away = Math.round((distance[beat] as number) * STEPS) / STEPS
    const found = beats[beat]
    if (!found || !(away > LARGEST_DISTANCE)) continue
    const { sample, shape } = found
    const own = byShape.get(shape) ?? []
    own.push({ sample, shape, distance: away })
    byShape.set(shape, own)
  }
  return [...byShape].flatMap(([, own]) =>
    own
      .sort((one, other) => other.distance - one.distance || one.sample - other.sample)
      .slice(0, MOST_OF_A_SHAPE),
  )
}
