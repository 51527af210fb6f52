import type { RecordingState } from '@systole/domain/ecg-recordings/recording'
import type { FileGrade } from '@systole/domain/uploads/file-grade'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { sql } from 'drizzle-orm'

/** A test file that is read with its case; `at` is an ISO instant. */
export type TestUploadRow = {
  at: string
  name: string
  format: string
  kind: FileKind
  grade: FileGrade | null
  reason: string | null
  /** The state of its recording, for an ECG that is read. */
  state: RecordingState | null
}

/** The test files of case `c` with their grades, oldest first, as a subquery. */
export const TEST_UPLOADS = sql`
  (select coalesce(json_agg(json_build_object('at', f.created_at, 'name', f.name, 'format', f.format, 'kind', f.kind,
      'grade', g.quality, 'reason', g.reason,
      'state', case when c.service <> 'econsult' then (select r.state from ecg_recordings r where r.file_id = f.file_id order by r.number limit 1) end) order by f.created_at, f.file_id), '[]')
    from files f left join file_grades g on g.file_id = f.file_id
    where f.case_id = c.case_id and f.deleted_at is null)`

/** Counts the files of each kind. */
export function countKinds(uploads: readonly TestUploadRow[]): Partial<Record<FileKind, number>> {
  const counts: Partial<Record<FileKind, number>> = {}
  for (const { kind } of uploads) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
