/** A beat as far as a decision depends on it; `distance` is that from the mean beat of its shape, where it is known. */
export type DecidableBeat = {
  sample: number
  label: string
  shape: number
  source: string
  distance?: number
}

/** A group of alike beats, as the analysis found it. */
export type DecidableShape = { id: number; label: string; isUndecided: boolean }

/**
 * Alike beats that a person has to decide. `outliers` are less alike than the rest: a decision for the group leaves them open, the
 * least alike first.
 */
export type UndecidedGroup<Beat, Shape> = {
  shape: Shape
  waiting: readonly Beat[]
  outliers: readonly Beat[]
}

/** The shape of the beats that are like no other; they have nothing in common and are decided one by one. */
export const UNLIKE_SHAPE = 0

/** A member further from the mean beat than this share of opposite (2) is shown apart: a correlation below 0.9, which split shapes. */
const OUTLIER_DISTANCE = 0.1

/**
 * Returns whether a beat waits for a person: it was labelled automatically and its shape is unsure, or its label is unknown. A person
 * who labels a beat Q has decided it.
 */
export function isUndecided(
  beat: DecidableBeat,
  shape: Pick<DecidableShape, 'isUndecided'> | undefined,
): boolean {
  if (beat.source !== 'auto') return false
  return beat.label === 'Q' || (beat.shape !== UNLIKE_SHAPE && shape?.isUndecided === true)
}

/** Returns the groups that wait, the one with the most beats first and the beats that are like no other last. SPEC ECG 4.4, 5.1. */
export function undecidedGroups<Beat extends DecidableBeat, Shape extends DecidableShape>(
  beats: readonly Beat[],
  shapes: readonly Shape[],
): UndecidedGroup<Beat, Shape>[] {
  const shapeOf = new Map(shapes.map((shape) => [shape.id, shape]))
  const waiting = new Map<number, Beat[]>()
  for (const beat of beats) {
    if (!isUndecided(beat, shapeOf.get(beat.shape))) continue
    const group = waiting.get(beat.shape)
    if (group) group.push(beat)
    else waiting.set(beat.shape, [beat])
  }
  return [...waiting]
    .flatMap(([id, group]) => {
      const shape = shapeOf.get(id)
      return shape ? [{ shape, waiting: group, outliers: outliersOf(id, group) }] : []
    })
    .sort(
      (one, other) =>
        Number(one.shape.id === UNLIKE_SHAPE) - Number(other.shape.id === UNLIKE_SHAPE) ||
        other.waiting.length - one.waiting.length ||
        one.shape.id - other.shape.id,
    )
}

function outliersOf<Beat extends DecidableBeat>(shape: number, group: readonly Beat[]): Beat[] {
  if (shape === UNLIKE_SHAPE) return [...group]
  return group
    .filter(({ distance = 0 }) => distance > OUTLIER_DISTANCE)
    .sort((one, other) => (other.distance ?? 0) - (one.distance ?? 0))
}

/** Returns the beats that a decision for the whole group labels. */
export function decidedTogether<Beat extends DecidableBeat, Shape extends DecidableShape>({
  waiting,
  outliers,
}: UndecidedGroup<Beat, Shape>): Beat[] {
  if (outliers.length === 0) return [...waiting]
  const apart = new Set(outliers)
  return waiting.filter((beat) => !apart.has(beat))
}

/** Returns how many beats wait. */
export function undecidedCount(groups: readonly { waiting: readonly unknown[] }[]): number {
  return groups.reduce((sum, { waiting }) => sum + waiting.length, 0)
}
