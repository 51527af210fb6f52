import { decodeBeats, type SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

/** A revision of beats by its stamp, or the automatic beats. */
export type BeatsOf = string

export const AUTOMATIC = 'automatic'

export type BeatRevision = {
  revision: string
  number: number
  author: string
  savedAt: Date
  edits: readonly PatchEdit[]
}

type Key = { caseId: string; recordingId: string }

/** The revisions of the beats of a recording, oldest first. */
export const beatRevisionsQuery = ({ caseId, recordingId: rid }: Key) =>
  queryOptions({
    queryKey: ['ecg', 'revisions', caseId, rid],
    queryFn: async (): Promise<BeatRevision[]> => {
      const { revisions } = await orThrow(client.ecgPatches.queryEcgPatches({ caseId, rid }))
      return revisions.map(({ patch_revision, author, time, edits }, place) => ({
        ...{
          revision: patch_revision,
          number: place + 1,
          author: author.name,
          savedAt: time,
          edits,
        },
      }))
    },
  })

/** The beats of a revision, or the automatic ones that the revisions were made on. A revision never changes. */
export const beatsQuery = ({ caseId, recordingId: rid }: Key, of: BeatsOf) =>
  queryOptions({
    queryKey: ['ecg', 'beats', caseId, rid, of],
    queryFn: async ({ signal }): Promise<SourcedBeat[]> => {
      const { revisions, base } = await orThrow(client.ecgPatches.queryEcgPatches({ caseId, rid }))
      const found = revisions.find(({ patch_revision }) => patch_revision === of)
      const url = of === AUTOMATIC ? base?.beats.url : found?.beats.url
      if (url === undefined) throw new Error('there is no such revision')
      const answer = await fetch(url, { signal })
      if (!answer.ok) throw new Error(`beats: ${answer.status}`)
      return decodeBeats(new Uint8Array(await answer.arrayBuffer()))
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
