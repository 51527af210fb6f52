import type { PatchRevision, queryEcgPatches } from '@systole/contract/ecg/patches'
import { PatchConflict } from '@systole/contract/ecg/patches'
import type { Decoded } from '@systole/contract/wire/names'
import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { decodeBeats, type SourcedBeat } from '@systole/ecg/beats/beat-records'
import { applyRevisions } from '@systole/ecg/patches/apply-edits'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import { patchBaseOf } from '@systole/ecg/patches/patch-base'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { client } from '../../api/client.ts'
import { VERSION_CONFLICT } from '../../api/codes.ts'
import { orThrow, RefusedError } from '../../api/query.ts'
import type { Recording } from '../ecg-trace/recordings/recordings.queries.ts'
import { readByRange } from '../ecg-trace/source/read-by-range.ts'
import { openRemoteSource } from '../ecg-trace/source/remote-source.ts'
import type { TraceSource } from '../ecg-trace/source/trace-source.ts'
import type { OpenedRecording, SavedRevision } from './session/opened-recording.ts'

type Patches = Decoded<z.infer<(typeof queryEcgPatches)['output']>>

const IMPORT_WAIT_MS = 3000
/** How often it is asked whether somebody added a recording. */
const REFETCH_MS = 30_000

/** The recordings of a case, asked for again until all have been read. */
export const preparedRecordingsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['ecg', 'recordings', caseId, 'prepared'],
    queryFn: async () =>
      (await orThrow(client.ecgRecordings.queryEcgRecordings({ caseId }))).recordings,
    refetchInterval: ({ state }) =>
      state.data?.some((each) => each.state === 'importing' || isAnalysing(each))
        ? IMPORT_WAIT_MS
        : REFETCH_MS,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Returns whether a recording has been read and its beats are still looked for. */
export function isAnalysing({ state, analysis }: Pick<Recording, 'state' | 'analysis'>): boolean {
  return state === 'ready' && analysis === null
}

/** A recording with its newest revision. Not refetched: unsaved edits are made on what was opened. */
export const openedRecordingQuery = (caseId: string, recording: Recording) =>
  queryOptions({
    queryKey: ['ecg', 'opened', caseId, recording.rid],
    queryFn: ({ signal }) => openRecording(caseId, recording, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  })

async function openRecording(
  caseId: string,
  recording: Recording,
  ended: AbortSignal,
): Promise<OpenedRecording> {
  const { rid, analysis, beats } = recording
  if (!analysis || !beats || analysis.problem !== null) throw new Error('not analysed')
  const [patches, result, source, newest] = await Promise.all([
    orThrow(client.ecgPatches.queryEcgPatches({ caseId, rid })),
    readJson(analysis.url, ended),
    openSource(caseId, recording, ended),
    // without a revision the newest beats are the automatic ones
    recording.patch_revision === null ? readBeats(beats.url, ended) : undefined,
  ])
  const last = patches.revisions.at(-1)
  const automatic =
    last || !newest ? await readBeats(patches.base?.beats.url ?? beats.url, ended) : newest
  const base = patchBaseOf(
    { sampleCount: recording.samples ?? 0, leads: recording.leads.filter((lead) => !lead.derived) },
    { beats: automatic, gaps: result.gaps, noise: result.noise },
  )
  // beats of another sensitivity have shapes of their own
  const grouped = (patches.shapes ?? result) as Pick<EcgAnalysis, 'shapes' | 'outliers'> // written by the same package
  const isReplayed = patches.revisions.every(({ edits }) =>
    edits.every(({ edit }) => edit !== 'setSensitivity'),
  )
  const patched = applyRevisions(base, editsOfRevisions(patches.revisions))
  return {
    recordingId: rid,
    fileName: recording.fileName,
    source,
    leads: base.leads,
    ranges: base.ranges,
    // a revision on beats of another sensitivity is read as the portal stored it
    patched:
      isReplayed || !last ? patched : { ...patched, beats: await readBeats(last.beats.url, ended) },
    revision: newestOf(patches),
    shapes: grouped.shapes,
    findings: result.rhythm.findings,
    species: analysis.species,
    sinus: result.rhythm.sinus,
    filter: recording.filter,
    distanceOf: distancesOf(grouped),
  }
}

/** Returns the distance of a beat that differs from its shape; the analysis names no others. */
function distancesOf({ outliers }: Pick<EcgAnalysis, 'outliers'>) {
  const distances = new Map(outliers.map(({ sample, distance }) => [sample, distance]))
  return (sample: number) => distances.get(sample)
}

function editsOfRevisions(revisions: readonly Decoded<PatchRevision>[]) {
  return revisions.map(({ edits, role }) => ({ edits, by: role }))
}

export function newestOf({ revisions }: Pick<Patches, 'revisions'>): SavedRevision | undefined {
  const last = revisions.at(-1)
  return (
    last && {
      revision: last.patch_revision,
      number: revisions.length,
      savedAt: last.time,
    }
  )
}

async function openSource(
  caseId: string,
  { signal_url, pyramid_url, rid, fs, samples, leads }: Recording,
  ended: AbortSignal,
): Promise<TraceSource> {
  const renew = async () => {
    const { recordings } = await orThrow(client.ecgRecordings.queryEcgRecordings({ caseId }))
    const again = recordings.find((each) => each.rid === rid)
    return { signal: again?.signal_url ?? '', pyramid: again?.pyramid_url ?? '' }
  }
  const urls = { signal: signal_url ?? '', pyramid: pyramid_url ?? '' }
  const stored = {
    samplesPerSecond: fs ?? 0,
    sampleCount: samples ?? 0,
    leads: leads.filter((lead) => !lead.derived),
  }
  return openRemoteSource(stored, readByRange(urls, renew), ended)
}

async function readJson(url: string, signal: AbortSignal): Promise<EcgAnalysis> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`analysis: ${answer.status}`)
  return answer.json() as Promise<EcgAnalysis> // written by the same package
}

async function readBeats(url: string, signal: AbortSignal): Promise<SourcedBeat[]> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`beats: ${answer.status}`)
  return decodeBeats(new Uint8Array(await answer.arrayBuffer()))
}

export type PatchSaved = { revision: string } | { conflict: PatchConflict }

/** Saves edits as the next revision. Returns the newer revisions if somebody else saved one. */
export async function saveEdits(
  caseId: string,
  recordingId: string,
  { edits, base }: { edits: readonly PatchEdit[]; base: string | undefined },
): Promise<PatchSaved> {
  try {
    const saved = await orThrow(
      client.ecgPatches.saveEcgPatch({
        ...{ caseId, rid: recordingId, edits: edits.map(sentEdit) },
        ...(base !== undefined && { base_revision: base }),
      }),
    )
    return { revision: saved.patch_revision ?? '' }
  } catch (error) {
    if (error instanceof RefusedError && error.code === VERSION_CONFLICT) {
      const conflict = PatchConflict.safeParse(error.data)
      if (conflict.success) return { conflict: conflict.data }
    }
    throw error
  }
}

/** Copies the list of samples, which the call's type lets be changed. */
function sentEdit(edit: PatchEdit) {
  return edit.edit === 'relabel' ? { ...edit, samples: [...edit.samples] } : edit
}
