import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

const MOST_EARLIER = 5

type Earlier = {
  caseId: string
  submittedAt: Date
  patchRevision: string | null
  values: Record<string, { value: number }>
}
type Row = { case_id: string; at: number; revision: string | null; values: Earlier['values'] }

/**
 * Returns the values of the newest earlier submitted cases of an animal with an analysed ECG: those measured at the newest revision of
 * its beats, otherwise the automatic ones. An analysis is large: it is read of these cases alone, and only where nothing was measured.
 */
export async function earlierEcgs(
  db: Db,
  { caseId, petId, hospitalId }: { caseId: string; petId: string; hospitalId: string },
): Promise<Earlier[]> {
  const { rows } = await db.execute<Row>(sql`
    with newest as (
      select distinct on (c.submitted_at, c.case_id) c.case_id, c.submitted_at, s.patch_revision, s.values,
        a.recording_id, a.version, a.species
      from cases c
      join cases this on this.case_id = ${caseId}
      join ecg_recordings r on r.case_id = c.case_id and r.state = 'ready'
      join ecg_analyses a on a.recording_id = r.recording_id
      left join ecg_measurement_sets s on s.recording_id = r.recording_id and s.lead = '' and s.problem is null
      where c.pet_id = ${petId} and c.hospital_id = ${hospitalId} and c.case_id <> ${caseId}
        and c.submitted_at < coalesce(this.submitted_at, now())
      order by c.submitted_at desc, c.case_id, r.sample_count desc, s.patch_revision desc nulls last, s.analysis_version, a.version desc
      limit ${MOST_EARLIER})
    select case_id, extract(epoch from submitted_at)::float8 * 1000 as at, patch_revision as revision,
      coalesce(values, (select a.result -> 'values' from ecg_analyses a
        where (a.recording_id, a.version, a.species) = (newest.recording_id, newest.version, newest.species)), '{}') as values
    from newest order by submitted_at desc, case_id`)
  return rows.map(({ case_id, at, revision, values }) => ({
    caseId: case_id,
    submittedAt: new Date(Number(at)),
    patchRevision: revision,
    values,
  }))
}
