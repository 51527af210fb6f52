import type { PatchRevision } from '@systole/contract/ecg/patches'
import { fullName } from '@systole/domain/accounts/full-name'
import { BEAT_RECORD_BYTES } from '@systole/ecg/beats/beat-records'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { recordingUrl } from '../ecg-recordings/recording-url.ts'
import type { PatchRow } from './patch-store.ts'

/** Returns a revision as it is sent, with an address of its beats that works for some minutes. */
export function presentPatch(context: CallContext, actor: Actor, row: PatchRow): PatchRevision {
  return {
    patch_revision: row.patchRevision,
    parent: row.parent,
    base: { analysis_version: row.baseVersion, species: row.baseSpecies },
    edits: row.edits,
    no_patch: row.noPatch,
    author: presentAuthor(row),
    role: row.role,
    note: row.note,
    time: row.createdAt,
    beats: {
      url: patchBeatsUrl(context, actor, row),
      count: row.beatsBytes / BEAT_RECORD_BYTES,
    },
    beats_sha256: row.beatsSha256,
    counts: row.counts,
  }
}

export function presentAuthor({ author }: Pick<PatchRow, 'author'>): PatchRevision['author'] {
  return {
    uid: author.accountId,
    name: fullName({ first: author.firstName, last: author.lastName }),
    user_type: author.userType,
  }
}

/** Returns the address of the beats of a revision, or of the automatic ones. */
export function patchBeatsUrl(
  context: CallContext,
  actor: Actor,
  { recordingId, patchRevision }: { recordingId: string; patchRevision?: string | undefined },
): string {
  const url = recordingUrl(context, actor, { recordingId, part: 'beats' })
  return patchRevision === undefined ? url : `${url}&rev=${patchRevision}`
}
