import { undecidedCount, undecidedGroups } from '@systole/domain/ecg-patches/undecided-groups'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import type { Db } from '../../../db/database.ts'
import { newestPatches, readPatchBeats } from '../../ecg-patches/patch-store.ts'
import { decidableShapes } from '../../ecg-patches/sensitivity-store.ts'
import {
  analysedBeats,
  analysedShapes,
  newestAnalyses,
} from '../../ecg-recordings/analysis-store.ts'

/**
 * Returns how many beats of each recording wait for a person: those of its newest revision, or the automatic ones while there is
 * none. A recording that was not analysed is left out.
 */
export async function countUndecided(
  db: Db,
  recordingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const patches = await newestPatches(db, recordingIds)
  const patched = new Set(patches.map(({ recordingId }) => recordingId))
  const analyses = await newestAnalyses(
    db,
    recordingIds.filter((id) => !patched.has(id)),
  )
  const counts = new Map<string, number>()
  // one recording after another, because the beats of a day are many
  for (const patch of patches) {
    const { recordingId, patchRevision, baseVersion: version, baseSpecies: species } = patch
    const shapes = await decidableShapes(db, { recordingId, patchRevision, version, species })
    counts.set(recordingId, countIn(await readPatchBeats(db, patch), shapes))
  }
  for (const analysis of analyses) {
    const analysed = await analysedBeats(db, analysis)
    const shapes = await analysedShapes(db, analysis)
    counts.set(analysis.recordingId, countIn(analysed?.beats ?? new Uint8Array(), shapes))
  }
  return counts
}

function countIn(bytes: Uint8Array, shapes: Awaited<ReturnType<typeof analysedShapes>>): number {
  return undecidedCount(undecidedGroups(decodeBeats(bytes), shapes))
}
