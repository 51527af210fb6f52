import {
  decidedTogether,
  UNLIKE_SHAPE,
  undecidedGroups,
} from '@systole/domain/ecg-patches/undecided-groups'
import type { BeatLabel } from '@systole/ecg/beats/beat'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import type { Shape } from '@systole/ecg/shapes/shape'

/**
 * Returns the edit that labels the whole shape of a beat: those of its beats that wait, without outliers, or all of a shape that is
 * decided. A beat that is like no other, and an outlier, stays alone.
 */
export function labelShapeEdit(
  beats: readonly (SourcedBeat & { distance?: number })[],
  shapes: readonly Shape[],
  { sample, shape }: SourcedBeat,
  label: BeatLabel,
): PatchEdit {
  const alone: PatchEdit = { edit: 'relabel', samples: [sample], label }
  if (shape === UNLIKE_SHAPE) return alone
  const members = beats.filter((beat) => beat.shape === shape)
  const [group] = undecidedGroups(members, shapes)
  if (!group) return { edit: 'relabelShape', shape, label }
  if (group.outliers.some((outlier) => outlier.sample === sample)) return alone
  const together = decidedTogether(group)
  return together.length === members.length
    ? { edit: 'relabelShape', shape, label }
    : { edit: 'relabel', samples: together.map((beat) => beat.sample), label }
}
