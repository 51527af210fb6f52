import { CaseStatus } from '@systole/domain/cases/case'
import { ERASED_NAME } from '@systole/domain/hospital-data/erasure'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { deleteCase } from '../../retention/retention-store.ts'
import {
  addresses,
  casesOfHospital,
  changed,
  checkoutsOf,
  deleted,
  type ErasedRow,
  type ErasureStep,
  filesOf,
  isMail,
  step,
} from './erasure-step-store.ts'
import { PEOPLE_STEPS, PROFILE_STEPS } from './people-steps-store.ts'

/** The steps for money, which stays without names: the provider's data on payers, and notes of the office. */
const MONEY: readonly ErasureStep[] = [
  changed(
    'paymentEvents',
    'payment_events',
    sql`body = '{}'`,
    (id) => sql`t.checkout_id in ${checkoutsOf(id)} and t.body <> '{}'`,
  ),
  changed(
    'testPayments',
    'sandbox_payments',
    sql`email = '', hospital = '', description = ''`,
    (id) =>
      sql`t.reference in ${checkoutsOf(id)} and (t.email, t.hospital, t.description) <> ('', '', '')`,
  ),
  changed(
    'refunds',
    'refunds',
    sql`reason = '', decision_reason = ''`,
    (id) => sql`t.checkout_id in ${checkoutsOf(id)} and (t.reason, t.decision_reason) <> ('', '')`,
  ),
  changed(
    'checkouts',
    'checkouts',
    sql`provider_url = null, handled_note = ''`,
    (id) => sql`t.hospital_id = ${id} and (t.provider_url is not null or t.handled_note <> '')`,
  ),
  deleted(
    'receiptPdfs',
    'billing_pdfs',
    (id) => sql`t.hospital_id = ${id} and t.identity !~ '^(invoice|credit_note)'`,
    { key: 'storage_key' },
  ),
]

/** The steps for mails; copies of mails come first, because they are found through the mails. */
const MAILS: readonly ErasureStep[] = [
  changed(
    'failedJobs',
    'failed_jobs',
    sql`problem = ''`,
    (id) => sql`t.problem <> '' and (t.payload ->> 'caseId' in ${casesOfHospital(id)}
      or t.payload ->> 'mailId' in (select m.mail_id from mails m where ${isMail(id)}))`,
  ),
  step(
    'mailJobs',
    (id, limit) => sql`
      delete from pgboss.job where name = 'send-mail' and id in (
        select j.id from pgboss.job j where j.name = 'send-mail' and j.state <> 'active'
          and j.data -> 'payload' ->> 'mailId' in (select m.mail_id from mails m where ${isMail(id)}) limit ${limit})
      returning null::text as key, null::text as upload`,
  ),
  deleted(
    'inboxMails',
    'stored_mails',
    (id) =>
      sql`split_part(ltrim(t.message_id, '<'), '@', 1) in (select m.mail_id from mails m where ${isMail(id)})`,
  ),
  step(
    'mails',
    (id, limit) => sql`
      delete from mails where ctid in (select m.ctid from mails m where ${isMail(id)} limit ${limit})
      returning null::text as key, null::text as upload`,
  ),
]

const OF_CASES: readonly ErasureStep[] = [
  deleted('notifications', 'notifications', (id) => sql`t.case_id in ${casesOfHospital(id)}`),
  deleted(
    'internalMessages',
    'internal_messages',
    (id) => sql`t.case_id in ${casesOfHospital(id)}`,
  ),
  deleted('messages', 'staff_messages', (id) => sql`t.case_id in ${casesOfHospital(id)}`),
  deleted(
    'draftsOfCases',
    'drafts',
    (id) => sql`split_part(t.place, '/', 2) in ${casesOfHospital(id)}`,
  ),
  deleted('repeats', 'report_repeats', (id) => sql`t.hospital_id = ${id}`),
  deleted('caseNotes', 'case_notes', (id) => sql`t.case_id in ${casesOfHospital(id)}`),
  deleted('caseTests', 'case_tests', (id) => sql`t.case_id in ${casesOfHospital(id)}`),
  deleted('reportDrafts', 'report_drafts', (id) => sql`t.case_id in ${casesOfHospital(id)}`),
  deleted('ecgReviews', 'ecg_reviews', (id) => sql`t.case_id in ${casesOfHospital(id)}`),
  deleted(
    'secondReviews',
    'second_review_requests',
    (id) => sql`t.case_id in ${casesOfHospital(id)}`,
  ),
  deleted('enquiries', 'enquiries', (id) => sql`t.case_id in ${casesOfHospital(id)}`),
  deleted('fileGrades', 'file_grades', (id) => sql`t.file_id in ${filesOf(id)}`),
  deleted('filePatients', 'file_patients', (id) => sql`t.file_id in ${filesOf(id)}`),
  deleted('measurements', 'measurements', (id) => sql`t.file_id in ${filesOf(id)}`),
  deleted('keyImages', 'key_images', (id) => sql`t.case_id in ${casesOfHospital(id)}`, {
    key: 'storage_key',
  }),
  deleted('uploads', 'uploads', (id) => sql`t.hospital_id = ${id}`, {
    key: "case when state = 'receiving' then replace(upload_id, 'upload_', 'file_') end",
    upload: "case when state = 'receiving' then upload_id end",
  }),
  deleted(
    'previews',
    'previews',
    (id) => sql`t.source_key in (select storage_key from files where hospital_id = ${id})`,
    { key: 'storage_key' },
  ),
  // an original of a paid case stays for its seven years, including those that staff withdrew; all others are deleted
  step(
    'files',
    (id, limit) => sql`
      update files f set name = ${ERASED_NAME}, name_key = f.file_id, facts = '{}', facts_state = 'read',
        kept = (f.kept or f.deleted_at is null) and c.submitted_at is not null,
        deleted_at = coalesce(f.deleted_at, now())
      from cases c where c.case_id = f.case_id and f.ctid in (
        select t.ctid from files t where t.hospital_id = ${id} and t.name_key <> t.file_id limit ${limit})
      returning case when f.kept then null else f.storage_key end as key, null::text as upload`,
  ),
  deleted('ecgImports', 'ecg_imports', (id) => sql`t.hospital_id = ${id}`),
  // after the files, which keep the recordings of a paid case until then
  step(
    'ecgRecordings',
    (id, limit) => sql`
      with gone as (
        delete from ecg_recordings where ctid in (
          select t.ctid from ecg_recordings t where t.hospital_id = ${id} limit ${limit})
        returning signal_key, pyramid_key)
      select unnest(array[signal_key, pyramid_key]) as key, null::text as upload from gone`,
  ),
  changed(
    'storageFindings',
    'storage_findings',
    sql`name = ''`,
    (id) => sql`t.case_id in ${casesOfHospital(id)} and t.name <> ''`,
  ),
  step(
    'reports',
    (id, limit) => sql`
      with taken as (
        select r.case_id, r.revision from reports r where r.hospital_id = ${id} and not exists (
          select 1 from locked_reports l where l.case_id = r.case_id and l.revision = r.revision)
        limit ${limit}),
      kept as (
        insert into locked_reports (case_id, revision, hospital_id, language, model, model_sha256, author_id, kind,
          reason, released_at, pdf_key, pdf_sha256, pdf_size_bytes, keep_until)
        select r.case_id, r.revision, r.hospital_id, r.language, r.model, r.model_sha256, r.author_id, r.kind,
          r.reason, r.released_at, r.pdf_key, r.pdf_sha256, r.pdf_size_bytes, r.released_at + interval '7 years'
        from reports r join taken using (case_id, revision)
        on conflict do nothing returning 1)
      select null::text as key, null::text as upload from kept`,
  ),
]

const STATUSES = sql.raw(`('', ${CaseStatus.options.map((status) => `'${status}'`).join(', ')})`)

const RECORDS: readonly ErasureStep[] = [
  deleted(
    'reportsMoved',
    'reports',
    (id) =>
      sql`t.hospital_id = ${id} and exists (
      select 1 from locked_reports l where l.case_id = t.case_id and l.revision = t.revision)`,
  ),
  changed(
    'caseLog',
    'case_events',
    sql`note = '', from_value = case when from_value in ${STATUSES} then from_value else '' end,
      to_value = case when to_value in ${STATUSES} then to_value else '' end`,
    (id) => sql`t.case_id in ${casesOfHospital(id)}
      and (t.note <> '' or t.from_value not in ${STATUSES} or t.to_value not in ${STATUSES})`,
  ),
  changed(
    'auditReasons',
    'audit_log',
    sql`details = details - 'reason' - 'note'`,
    (id) => sql`t.details ?| array['reason', 'note'] and t.object in (
      select 'case:' || case_id from cases where hospital_id = ${id}
      union all select 'account:' || account_id from accounts where hospital_id = ${id}
      union all select 'payment:' || checkout_id from checkouts where hospital_id = ${id})`,
  ),
  changed(
    'auditAddresses',
    'audit_log',
    sql`object = 'email:erased'`,
    (id) => sql`t.object in (select 'email:' || email from ${addresses(id)} a)`,
  ),
  changed(
    'cases',
    'cases',
    sql`clinical_input = null, question_session = null, absent_files = '[]', recording_conditions = null,
      deletion_due_at = null`,
    (
      id,
    ) => sql`t.hospital_id = ${id} and (t.clinical_input is not null or t.question_session is not null
      or t.absent_files <> '[]' or t.recording_conditions is not null or t.deletion_due_at is not null)`,
  ),
  { name: 'unpaidCases', run: deleteUnpaid },
  deleted(
    'petsWithoutCase',
    'pets',
    (id) =>
      sql`t.hospital_id = ${id} and not exists (select 1 from cases c where c.pet_id = t.pet_id)`,
  ),
  changed(
    'pets',
    'pets',
    sql`identifier = '', name = ${ERASED_NAME}, name_key = pet_id, other_species = '', other_breed = '',
      birth_date = date_trunc('year', birth_date)::date, birth_date_estimated = true,
      owner_name = '', owner_email = '', owner_contact = '', location = '', device_id = ''`,
    (id) => sql`t.hospital_id = ${id} and t.name_key <> t.pet_id`,
  ),
]

/** Deletes the cases that were never sent and have no payments. */
async function deleteUnpaid(db: Db, hospitalId: string, limit: number): Promise<ErasedRow[]> {
  const { rows } = await db.execute<{ caseId: string }>(sql`
    select c.case_id as "caseId" from cases c
    where c.hospital_id = ${hospitalId} and c.submitted_at is null
      and not exists (select 1 from ledger_postings l where l.case_id = c.case_id)
      and not exists (select 1 from checkouts x where x.case_id = c.case_id and x.state not in ('failed', 'expired'))
      and not exists (select 1 from cases f where f.original_case_id = c.case_id)
    order by c.case_id limit ${limit}`)
  for (const { caseId } of rows) await deleteCase(db, caseId)
  return rows.map(() => ({ key: null, upload: null }))
}

/**
 * The steps in an order that foreign keys allow, and in which each step still finds its rows. Each can be interrupted and
 * repeated.
 */
export const ERASURE_STEPS: readonly ErasureStep[] = [
  ...MONEY,
  ...MAILS,
  ...OF_CASES,
  ...RECORDS,
  ...PEOPLE_STEPS,
  ...PROFILE_STEPS,
]
