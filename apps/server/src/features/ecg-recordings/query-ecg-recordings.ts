import type { queryEcgRecordings as contract, EcgRecording } from '@systole/contract/ecg/recordings'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import type { Call } from '../../http/serve.ts'
import { requireCase } from '../cases/require-case.ts'
import { listRecordings, type RecordingRow } from './recording-store.ts'
import { type RecordingPart, recordingUrl } from './recording-url.ts'

/** Returns the recordings of a case in the order of its files. */
export async function queryEcgRecordings(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { caseId } = await requireCase(context.db, input.caseId, scope)
  const rows = await listRecordings(context.db, caseId)
  return { recordings: rows.map((row) => present(context, actor, row)) }
}

function present(
  context: CallContext,
  actor: Actor,
  row: RecordingRow & { fileName: string },
): EcgRecording {
  const { recordingId } = row
  const urlOf = (part: RecordingPart) =>
    row.state === 'ready' ? recordingUrl(context, actor, { recordingId, part }) : null
  return {
    rid: recordingId,
    fid: row.fileId,
    fname: row.fileName,
    number: row.number,
    state: row.state,
    problem: row.problem,
    fs: row.samplesPerSecond,
    samples: row.sampleCount,
    start: row.startedAt,
    leads: row.leads,
    filter: row.filter,
    device: row.device,
    patient_name: row.patientName,
    printed: row.printed,
    conditions: row.conditions,
    gaps: row.gaps,
    warnings: row.warnings,
    signal_url: urlOf('signal'),
    pyramid_url: urlOf('pyramid'),
    beats: null,
    patch_revision: null,
    analysis: null,
  }
}
