import type { ComparedField } from '../ui/dialog/compare-dialog.tsx'
import { type DraftField, differing, mixed } from './draft-fields.ts'

/** A form that two people, or two tabs of one, changed from the same start. */
export type ThreeWay<T> = {
  /** The merged text: changes of either side; where both changed, the own one. */
  merged: T
  /** Fields that both sides changed differently. */
  conflicts: ComparedField[]
}

/** Merges by field; only fields changed on both sides are conflicts. */
export function mergeThreeWay<T>(
  fields: readonly DraftField<T>[],
  { base, mine, theirs }: { base: T; mine: T; theirs: T },
): ThreeWay<T> {
  const changedHere = new Set(differing(fields, base, mine).map(({ id }) => id))
  const changedThere = differing(fields, base, theirs).map(({ id }) => id)
  const chosen = changedThere.filter((id) => !changedHere.has(id))
  return {
    merged: mixed(fields, { mine, theirs, chosen }),
    conflicts: differing(fields, mine, theirs).filter(
      ({ id }) => changedHere.has(id) && changedThere.includes(id),
    ),
  }
}
