import { Readable } from 'node:stream'
import { reachOf } from '@systole/domain/access/access'
import { seesPatches } from '@systole/domain/ecg-patches/sees-patches'
import type { Db } from '../../db/database.ts'
import type { Actor } from '../../http/actor.ts'
import type { ServedBytes } from '../../http/bytes/send-bytes.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findPatch, readPatchBeats } from '../ecg-patches/patch-store.ts'
import {
  type AnalysisSummary,
  findAnalysis,
  newestAnalyses,
  readStoredBeats,
} from './analysis-store.ts'
import type { RecordingRow } from './recording-store.ts'

type ServedBeats = ServedBytes & { type: string }
/** Beats are asked for by the stamp of a revision, or by version and species of an analysis, as in `3-dog`. */
export type AskedBeats = { revision: string | null; base: string | null }
type Seen = { actor: Actor; consult: CaseRow; row: RecordingRow }

/** Returns the beats of a revision or of an analysis; the newest automatic ones where none is named. */
export async function servedBeats(
  db: Db,
  seen: Seen,
  { revision, base }: AskedBeats,
): Promise<ServedBeats | undefined> {
  if (revision !== null) return patchedBeats(db, seen, revision)
  const { recordingId } = seen.row
  if (base !== null) return baseBeats(db, recordingId, base)
  const [newest] = await newestAnalyses(db, [recordingId])
  return newest && automaticBeats(db, newest)
}

/** Returns the beats of a revision of this recording, for those who see it. */
async function patchedBeats(
  db: Db,
  { actor, consult, row }: Seen,
  patchRevision: string,
): Promise<ServedBeats | undefined> {
  const reach = reachOf('queryEcgPatches', actor.userType)
  if (!reach || !seesPatches(reach, consult)) return undefined
  const key = { recordingId: row.recordingId, patchRevision }
  const patch = await findPatch(db, key)
  return (
    patch && {
      type: BYTES,
      sizeBytes: patch.beatsBytes,
      sha256: patch.beatsSha256,
      read: async (range) => Readable.from([await readPatchBeats(db, key, range)]),
    }
  )
}

async function baseBeats(
  db: Db,
  recordingId: string,
  base: string,
): Promise<ServedBeats | undefined> {
  const [, version, species] = /^(\d{1,9})-(\w{1,40})$/.exec(base) ?? []
  if (!version || !species) return undefined
  const analysis = await findAnalysis(db, { recordingId, version: Number(version), species })
  return analysis && automaticBeats(db, analysis)
}

function automaticBeats(db: Db, analysis: AnalysisSummary): ServedBeats {
  return {
    type: BYTES,
    sizeBytes: analysis.beatsBytes,
    sha256: analysis.beatsSha256,
    read: async (range = { start: 0, end: analysis.beatsBytes - 1 }) =>
      Readable.from([await readStoredBeats(db, analysis, range)]),
  }
}

const BYTES = 'application/octet-stream'
