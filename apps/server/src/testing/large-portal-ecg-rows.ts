/** The statuses of open ECG cases, one after the other. */
export const OPEN_ECG_STATUSES = [
  ...['wait_for_preparation', 'data_ready', 'patch_done', 'request_quality_review'],
  ...['ready_for_review', '1st_reviewing', 'pending_2nd_review', '2nd_reviewing', 'review_done'],
] as const

/** The service of case `n`: every eighth is an ECG of one lead, every fortieth one of six. None of them is a draft. */
export const SERVICE_OF_CASE = `case when n % 100 <= 2 then 'econsult' when n % 40 = 4 then 'ecg6l' when n % 8 = 3 then 'ecg1l' else 'econsult' end`

/** The released cases of which one waits for an asynchronous review. */
const ASYNC_EVERY = 500

/** Statements that fill what belongs to ECG cases: recordings, beats, measurements, reviews, requests and notes. */
export function ecgRows(staffId: string): string[] {
  return [
    `insert into case_tests (case_id, type, checklist, qualities, updated_at)
    select case_id, service, '[]', jsonb_build_array(jsonb_build_object('fileName', 'ecg.pdf', 'quality', 'acceptable', 'reason', '', 'noPatch', false)), created_at
    from cases where service <> 'econsult'`,
    `insert into ecg_recordings (recording_id, case_id, hospital_id, file_id, number, state, samples_per_second, sample_count,
      signal_key, signal_bytes, signal_sha256, pyramid_key, pyramid_bytes, pyramid_sha256, created_at, imported_at)
    select 'recording_' || case_id, case_id, hospital_id, 'file_1' || case_id, 1, 'ready', 500, 150000,
      'signal_' || case_id, 300000, repeat('0', 64), 'pyramid_' || case_id, 20000, repeat('0', 64), created_at, created_at
    from cases where service <> 'econsult'`,
    `insert into ecg_analyses (recording_id, version, species, result, beats, beats_sha256, created_at)
    select recording_id, 1, 'dog', jsonb_build_object('text', repeat('x', 400)), decode(repeat('00', 800), 'hex'), repeat('0', 64), created_at
    from ecg_recordings`,
    `insert into ecg_patches (recording_id, patch_revision, case_id, base_version, base_species, edits, no_patch, author_id, role, note, beats, beats_sha256, counts, created_at)
    select recording_id, to_char(created_at, 'YYYYMMDDHH24MISS'), case_id, 1, 'dog', '[]', true, '${staffId}', 'patcher', '',
      decode(repeat('00', 800), 'hex'), repeat('0', 64), '{}', created_at
    from ecg_recordings join cases using (case_id, created_at) where status not in ('wait_for_preparation', 'data_ready')`,
    `insert into ecg_reviews (review_id, case_id, round, state, reviewer_id, document, version, step, patch_revision, created_at, saved_at, closed_at)
    select 'review_' || case_id, case_id, 'first', case when status = 'done' then 'submitted' else 'draft' end, '${staffId}',
      jsonb_build_object('text', repeat('x', 400)), 3, 'interpretation', null, created_at, created_at, case when status = 'done' then created_at end
    from cases where service <> 'econsult' and status in ('done', '1st_reviewing', 'pending_2nd_review', '2nd_reviewing', 'review_done')`,
    `insert into second_review_requests (request_id, case_id, kind, due, asked_by, asked_at, decision, decided_by, decided_at)
    select 'request_' || case_id, case_id, 'async', '[]', '${staffId}', created_at,
      case when not waits then 'agree' end, case when not waits then '${staffId}' end, case when not waits then created_at end
    from cases, lateral (select case_number % ${ASYNC_EVERY} = 0) of(waits)
    where service <> 'econsult' and status = 'done' and (waits or case_number % 5 = 0)`,
    `insert into case_notes (case_id, type, content, written_by, written_at)
    select case_id, 'reviewer', 'Please look at the pauses at night', '${staffId}', created_at from cases where service <> 'econsult'`,
  ]
}
