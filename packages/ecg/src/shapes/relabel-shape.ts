import type { BeatLabel } from '../beats/beat.ts'
import { type LabelledBeats, OUTLIER_SHAPE, type Shape } from './shape.ts'

/** A shape in the queue, with the number of its beats that wait. */
export type UndecidedShape = { shape: Shape; waiting: number }
export type ShapeMember = { sample: number; distance: number }

/**
 * Gives all beats of a shape the label that a person decided. Of the beats that are like no other only those still unknown get it,
 * because they have nothing else in common.
 */
export function relabelShape(
  labelled: LabelledBeats,
  shapeId: number,
  label: BeatLabel,
): LabelledBeats {
  const isMeant = (current: BeatLabel) => shapeId !== OUTLIER_SHAPE || current === 'Q'
  return {
    ...labelled,
    beats: labelled.beats.map((beat) =>
      beat.shape === shapeId && isMeant(beat.label) ? { ...beat, label } : beat,
    ),
    shapes: labelled.shapes.map((shape) =>
      shape.id === shapeId ? { ...shape, label, isUndecided: false, reason: 'decided' } : shape,
    ),
    undecided: labelled.undecided.filter((id) => id !== shapeId),
  }
}

/** Returns the shapes that a person has to decide, the one with the most waiting beats first. */
export function undecidedShapes({ beats, shapes, undecided }: LabelledBeats): UndecidedShape[] {
  return shapes
    .filter(({ id }) => undecided.includes(id))
    .map((shape) => ({ shape, waiting: waitingIn(shape, beats) }))
    .sort((a, b) => b.waiting - a.waiting || a.shape.id - b.shape.id)
}

function waitingIn({ id, count }: Shape, beats: LabelledBeats['beats']): number {
  if (id !== OUTLIER_SHAPE) return count
  return beats.filter((beat) => beat.shape === id && beat.label === 'Q').length
}

/** Returns the beats of a shape, the least alike first, so that a person sees what does not belong to it. */
export function membersByDistance(
  { beats, distance }: LabelledBeats,
  shapeId: number,
): ShapeMember[] {
  return beats
    .flatMap(({ sample, shape }, beat) =>
      shape === shapeId ? [{ sample, distance: distance[beat] ?? 0 }] : [],
    )
    .sort((a, b) => b.distance - a.distance || a.sample - b.sample)
}
