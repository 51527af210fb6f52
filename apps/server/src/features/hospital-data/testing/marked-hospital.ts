import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { newId } from '../../../db/new-id.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/**
 * Creates a hospital with a row in every table that can contain its data, and the mark in every column that a person or another
 * program can write. One case is paid and closed, one is unpaid.
 */
export async function markedHospital(portal: TestApp, mark: string) {
  const { database } = portal.context
  const id = Object.fromEntries(
    'hospital account pet lonely paid unpaid file loose checkout refund mail registration'
      .split(' ')
      .map((kind) => [kind, newId(kind)]),
  ) as Record<Name, string> // one for each name
  const staff = await portal.build.account('cardiologist')
  const key = (kind: string) => `${kind}_${id.hospital}`
  const keys = [
    'original',
    'loose',
    'preview',
    'still',
    'logo',
    'report',
    'receipt',
    'invoice',
    'signal',
    'pyramid',
  ]
  for (const kind of keys) await portal.context.files.put(key(kind), Buffer.from(mark))
  await database.transaction(async (db) => {
    const marked = { mark, id, key, staff: staff.accountId }
    for (const statement of [
      ...people(marked),
      ...casework(marked),
      ...money(marked),
      ...traces(marked),
    ])
      await db.execute(statement)
  })
  return { id, key }
}

type Name =
  | 'hospital'
  | 'account'
  | 'pet'
  | 'lonely'
  | 'paid'
  | 'unpaid'
  | 'file'
  | 'loose'
  | 'checkout'
  | 'refund'
  | 'mail'
  | 'registration'
type Marked = {
  mark: string
  id: Record<Name, string>
  key: (kind: string) => string
  staff: string
}

const AT = sql`now() - interval '20 days'`
const SHA = '0'.repeat(64)

function people({ mark, id, key }: Marked): SQL[] {
  const email = `${mark}@mail.test`
  const json = JSON.stringify({ text: mark })
  return [
    sql`insert into hospitals (hospital_id, name, country, address, phone, email, push_language, report_emails,
        representative, representative_license, billing_name, billing_address, tax_id)
      values (${id.hospital}, ${`${mark} Hospital`}, 'HK', ${mark}, ${mark}, ${email}, 'en_us', array[${`r.${email}`}],
        ${mark}, ${mark}, ${mark}, ${mark}, ${mark})`,
    sql`insert into hospital_logos (logo_key, hospital_id, type, sha256, size_bytes, width, height, created_at)
      values (${key('logo')}, ${id.hospital}, 'image/png', ${SHA}, 9, 10, 10, now())`,
    sql`update hospitals set logo_key = ${key('logo')} where hospital_id = ${id.hospital}`,
    sql`insert into accounts (account_id, hospital_id, email, user_type, password_hash, first_name, last_name, title, licence, permissions)
      values (${id.account}, ${id.hospital}, ${`vet.${email}`}, 'vet', 'hash', ${mark}, ${mark}, ${mark}, ${mark}, ${json})`,
    sql`insert into sessions (session_hash, account_id, kind, user_agent, ip, ends_at)
      values (${id.account}::bytea, ${id.account}, 'browser', ${mark}, ${mark}, now() + interval '1 day')`,
    sql`insert into password_resets (token_hash, account_id, expires_at) values (${id.account}::bytea, ${id.account}, now())`,
    sql`insert into totp_factors (account_id, sealed_secret) values (${id.account}, 'x')`,
    sql`insert into recovery_codes (code_hash, account_id) values (${id.account}::bytea, ${id.account})`,
    sql`insert into passkeys (credential_id, account_id, name, public_key, counter, transports)
      values (${`${mark}-key`}, ${id.account}, ${mark}, 'x', 0, array[${mark}])`,
    sql`insert into passkey_challenges (challenge, purpose, account_id, expires_at)
      values (${`${mark}-challenge`}, 'register', ${id.account}, now())`,
  ]
}

function casework({ mark, id, key, staff }: Marked): SQL[] {
  const json = JSON.stringify({ text: mark })
  const file = (fileId: string, caseId: string, storageKey: string) => sql`
    insert into files (file_id, case_id, hospital_id, name, name_key, kind, format, size_bytes, sha256, storage_key, facts, uploaded_by)
    values (${fileId}, ${caseId}, ${id.hospital}, ${`${mark}.pdf`}, ${`${mark}.pdf`}, 'ecg', 'pdf', ${mark.length}, ${SHA}, ${storageKey}, ${json}, ${id.account})`
  return [
    ...[id.pet, id.lonely].map(
      (petId) => sql`
      insert into pets (pet_id, hospital_id, identifier, name, name_key, species, other_species, other_breed, birth_date, gender,
        neutered, weight_grams, owner_name, owner_email, owner_contact, location, device_id)
      values (${petId}, ${id.hospital}, ${mark}, ${mark}, ${`${mark} ${petId}`}, 'other', ${mark}, ${mark}, '2020-06-20', 'F',
        'snipped', 4000, ${mark}, ${mark}, ${mark}, ${mark}, ${mark})`,
    ),
    sql`insert into cases (case_id, hospital_id, pet_id, created_by, status, clinical_input, question_session, absent_files, recording_conditions,
        reader_id, submitted_at, due_at, closed_at)
      values (${id.paid}, ${id.hospital}, ${id.pet}, ${id.account}, 'close', ${json}, ${json}, ${`[${json}]`}, ${json}, ${staff}, ${AT}, ${AT}, ${AT}),
        (${id.unpaid}, ${id.hospital}, ${id.pet}, ${id.account}, 'upload', ${json}, ${json}, ${`[${json}]`}, ${json}, null, null, null, null)`,
    ...[id.paid, id.unpaid].map(
      (caseId) => sql`
      insert into case_events (case_id, hospital_id, role, action, from_value, to_value, note)
      values (${caseId}, ${id.hospital}, 'vet', 'file.added', ${mark}, ${mark}, ${mark})`,
    ),
    sql`insert into case_events (case_id, hospital_id, role, action, from_value, to_value)
      values (${id.paid}, ${id.hospital}, 'system', 'case.close', 'data_processing', 'close')`,
    sql`insert into audit_log (role, request_id, action, object, details)
      values ('vet', 'r', 'case.reject', ${`case:${id.paid}`}, ${JSON.stringify({ reason: mark, from: id.account })})`,
    file(id.file, id.paid, key('original')),
    file(id.loose, id.unpaid, key('loose')),
    sql`insert into previews (source_key, kind, state, storage_key, size_bytes, sha256, media_type)
      values (${key('original')}, 'picture', 'ready', ${key('preview')}, 9, ${SHA}, 'image/jpeg')`,
    sql`insert into previews (source_key, kind, state, problem) values (${key('loose')}, 'picture', 'failed', ${mark})`,
    sql`insert into uploads (upload_id, case_id, hospital_id, account_id, identifier, name, name_key, kind, format, size_bytes, chunk_bytes, chunk_count)
      values (${newId('upload')}, ${id.paid}, ${id.hospital}, ${id.account}, ${mark}, ${mark}, ${mark}, 'ecg', 'pdf', 9, 9, 1)`,
    sql`insert into case_notes (case_id, type, content, written_by, written_at) values (${id.paid}, 'internal', ${mark}, ${staff}, now())`,
    sql`insert into enquiries (enquiry_id, case_id, hospital_id, kind, text, file_id, asked_by, asked_at, answer, answered_by, answered_at)
      values (${newId('enquiry')}, ${id.paid}, ${id.hospital}, 'question', ${mark}, ${id.file}, ${staff}, now(), ${mark}, ${id.account}, now())`,
    sql`insert into file_grades (file_id, quality, reason, graded_by, graded_at) values (${id.file}, 'good', ${mark}, ${staff}, now())`,
    sql`insert into file_patients (file_id, patient_name, reason, said_by, said_at) values (${id.file}, ${mark}, ${mark}, ${staff}, now())`,
    sql`insert into measurements (measurement_id, file_id, author_id, method, frame, points, label, created_at, updated_at)
      values (${newId('measurement')}, ${id.file}, ${staff}, 'length', 0, ${json}, ${mark}, now(), now())`,
    sql`insert into key_images (key_image_id, case_id, file_id, author_id, view, storage_key, still, strip, size_bytes, created_at)
      values (${newId('image')}, ${id.paid}, ${id.file}, ${staff}, ${json}, ${key('still')}, ${json}, null, 9, now()),
        (${newId('image')}, ${id.paid}, ${id.file}, ${staff}, ${json}, null, null, ${json}, 0, now())`,
    sql`insert into ecg_recordings (recording_id, case_id, hospital_id, file_id, number, state, progress, started_at, leads, filter, device,
        patient_name, printed, conditions, gaps, warnings, signal_key, signal_bytes, signal_sha256, pyramid_key, pyramid_bytes,
        pyramid_sha256, created_at)
      values (${key('recording')}, ${id.paid}, ${id.hospital}, ${id.file}, 1, 'ready', ${json}, ${mark}, ${json}, ${mark}, ${mark}, ${mark},
        ${json}, ${json}, ${json}, ${json}, ${key('signal')}, 9, ${SHA}, ${key('pyramid')}, 9, ${SHA}, now())`,
    sql`insert into ecg_recordings (recording_id, case_id, hospital_id, file_id, number, state, problem, created_at)
      values (${newId('recording')}, ${id.unpaid}, ${id.hospital}, ${id.loose}, 1, 'failed', ${json}, now())`,
    sql`insert into ecg_imports (hospital_id, file_id, companions, stated, requested_by, created_at)
      values (${id.hospital}, ${id.file}, ${json}, ${json}, ${staff}, now())`,
    sql`insert into ecg_analyses (recording_id, version, species, result, beats, beats_sha256, overview, created_at)
      values (${key('recording')}, 1, 'cat', ${json}, ${Buffer.from(mark)}, ${SHA}, ${json}, now())`,
    sql`insert into ecg_values (recording_id, author_id, field, value, created_at)
      values (${key('recording')}, ${staff}, 'prSeconds', 0.1, now())`,
    sql`insert into ecg_patches (recording_id, patch_revision, case_id, base_version, base_species, edits, no_patch, author_id, role,
        note, beats, beats_sha256, counts, created_at)
      values (${key('recording')}, '20260101000000', ${id.paid}, 1, 'cat', ${`[${json}]`}, false, ${staff}, 'patcher', ${mark},
        ${Buffer.from(mark)}, ${SHA}, ${json}, now())`,
    sql`insert into ecg_sensitivity_beats (recording_id, version, species, sensitivity, beats, shapes, created_at)
      values (${key('recording')}, 1, 'cat', 1, ${Buffer.from(mark)}, ${json}, now())`,
    sql`insert into ecg_measurement_sets (recording_id, patch_revision, lead, analysis_version, values, description, problem, created_at)
      values (${key('recording')}, '20260101000000', ${mark}, 1, ${json}, ${json}, ${mark}, now())`,
    sql`insert into case_tests (case_id, type, checklist, qualities, updated_at) values (${id.paid}, 'ecg1l', ${json}, ${json}, now())`,
    sql`insert into ecg_reviews (review_id, case_id, round, reviewer_id, document, version, step, created_at, saved_at)
      values (${newId('review')}, ${id.paid}, 'first', ${staff}, ${json}, 1, 'notes', now(), now())`,
    sql`insert into second_review_requests (request_id, case_id, kind, due, asked_by, reason, asked_at, decision, answer, decided_by, decided_at)
      values (${newId('review')}, ${id.paid}, 'second', ${json}, ${staff}, ${mark}, now(), 'reviewed', ${mark}, ${staff}, now())`,
    sql`insert into report_drafts (case_id, draft, version, saved_by) values (${id.paid}, ${json}, 1, ${staff})`,
    sql`insert into report_repeats (repeat_id, case_id, hospital_id, revision, reason, asked_by, asked_at, decision, answer, decided_by, decided_at)
      values (${newId('repeat')}, ${id.paid}, ${id.hospital}, '20260101000000', ${mark}, ${id.account}, now(), 'decline', ${mark}, ${staff}, now())`,
    sql`insert into reports (case_id, revision, hospital_id, language, model, model_sha256, author_id, reason, released_at, pdf_key, pdf_sha256, pdf_size_bytes)
      values (${id.paid}, '20260101000000', ${id.hospital}, 'en_us', ${json}, ${SHA}, ${staff}, ${mark}, ${AT}, ${key('report')}, ${SHA}, 9)`,
    sql`insert into report_openings (case_id, revision, account_id, opened_at) values (${id.paid}, '20260101000000', ${id.account}, now())`,
    sql`insert into internal_messages (message_id, case_id, text, recipients, sent_by, sent_at)
      values (${newId('message')}, ${id.paid}, ${mark}, ${`[${json}]`}, ${staff}, now())`,
    sql`insert into staff_messages (message_id, case_id, hospital_id, template, parameters, language, subject, text, sent_by, sent_at)
      values (${newId('message')}, ${id.paid}, ${id.hospital}, 't', ${json}, 'en_us', ${mark}, ${mark}, ${staff}, now())`,
    sql`insert into notifications (account_id, kind, case_id, detail, dedupe_key, created_at)
      values (${staff}, 'message', ${id.paid}, ${mark}, ${newId('key')}, now()), (${id.account}, 'message', null, ${mark}, ${newId('key')}, now())`,
    sql`insert into case_visitors (case_id, account_id, seen_at) values (${id.paid}, ${id.account}, now())`,
    sql`insert into storage_findings (storage_key, what, problem, name, case_id, found_at)
      values (${key('finding')}, 'file', 'missing', ${mark}, ${id.paid}, now())`,
  ]
}

function money({ mark, id, key, staff }: Marked): SQL[] {
  const json = JSON.stringify({ text: mark })
  const document = JSON.stringify({
    buyer: { name: mark, address: mark, taxId: mark },
    line: { pet: mark },
    payment: { payer: mark },
  })
  return [
    sql`insert into checkouts (checkout_id, case_id, hospital_id, account_id, provider, provider_id, provider_url, idempotency_key,
        product_id, mode, amount_minor, currency, state, return_origin, expires_at, paid_at, live, handled_note)
      values (${id.checkout}, ${id.paid}, ${id.hospital}, ${id.account}, 'sandbox', ${id.checkout}, ${`https://pay.test/${mark}`},
        ${newId('key')}, 'econsult_basic_hkd', 'basic', 29800, 'HKD', 'paid', 'http://portal.test', now(), ${AT}, false, ${mark})`,
    sql`insert into payment_events (provider, event_id, type, object_id, checkout_id, body)
      values ('sandbox', ${newId('event')}, 'paid', 'x', ${id.checkout}, ${json})`,
    sql`insert into sandbox_payments (sandbox_id, reference, idempotency_key, amount_minor, currency, description, email, hospital,
        language, success_url, cancel_url, state, expires_at, created_at)
      values (${newId('sandbox')}, ${id.checkout}, ${newId('key')}, 29800, 'HKD', ${mark}, ${mark}, ${mark}, 'en_us', 'u', 'u', 'paid', now(), now())`,
    sql`insert into refunds (refund_id, checkout_id, provider, payment_id, amount_minor, currency, reason, state, requested_by,
        requested_at, decision_reason, idempotency_key)
      values (${id.refund}, ${id.checkout}, 'sandbox', 'p', 100, 'HKD', ${mark}, 'succeeded', ${staff}, now(), ${mark}, ${newId('key')})`,
    sql`insert into billing_documents (document_id, kind, variant, live, year, sequence, number, hospital_id, checkout_id, amount_minor, currency, issued_at, document)
      values (${newId('document')}, 'invoice', 'systole', false, 2026, abs(hashtext(${id.hospital})), 'T', ${id.hospital}, ${id.checkout}, 29800, 'HKD', ${AT}, ${document})`,
    sql`insert into billing_pdfs (hospital_id, identity, storage_key, sha256, size_bytes, drawn_at) values
      (${id.hospital}, 'receipt/x/0', ${key('receipt')}, ${SHA}, 9, now()), (${id.hospital}, 'invoice/x', ${key('invoice')}, ${SHA}, 9, now())`,
  ]
}

/** Returns the other traces: drafts, mails, counters, logs. */
function traces({ mark, id, staff }: Marked): SQL[] {
  const email = `${mark}@mail.test`
  const json = JSON.stringify({ text: mark })
  return [
    sql`insert into idempotency_keys (account_id, path, key, request_hash, reply)
      values (${id.account}, '/api/add_pet', ${mark}, ${mark}, ${json})`,
    sql`insert into rate_counters (bucket, window_start, hits) values (${`login pair vet.${email} 127.0.0.1`}, now(), 1)`,
    sql`insert into drafts (account_id, place, value, writer, saved_at)
      values (${id.account}, ${`pet/${mark}`}, ${json}, ${mark}, now()), (${staff}, ${`report/${id.paid}`}, ${json}, ${mark}, now())`,
    sql`insert into desk_layouts (account_id, kind, layout, updated_at) values (${id.account}, ${mark}, ${json}, now())`,
    sql`insert into worklist_views (view_id, account_id, name, query, created_at)
      values (${newId('view')}, ${id.account}, ${mark}, ${mark}, now())`,
    sql`insert into push_devices (device_id, account_id, endpoint, p256dh, auth, wording, variant, user_agent, created_at)
      values (${newId('device')}, ${id.account}, ${mark}, ${mark}, ${mark}, ${mark}, 'systole', ${mark}, now())`,
    sql`insert into quiet_hours (account_id, from_minute, until_minute, time_zone) values (${id.account}, 0, 60, ${mark})`,
    sql`insert into registrations (registration_id, state, confirmation_hash, hospital_name, country, address, phone, email,
        first_name, last_name, title, licence, language, variant, message, decided_at, reason, hospital_id)
      values (${id.registration}, 'approved', ${id.registration}::bytea, ${mark}, 'HK', ${mark}, ${mark}, ${`vet.${email}`},
        ${mark}, ${mark}, ${mark}, ${mark}, 'en_us', 'systole', ${mark}, now(), ${mark}, ${id.hospital})`,
    ...[
      [id.mail, id.hospital, `owner.${mark}@elsewhere.test`, newId('key')],
      [newId('mail'), null, `r.${email}`, newId('key')],
      [newId('mail'), null, 'support@systole.test', `registration-arrived:${id.registration}`],
      [newId('mail'), null, 'grace@portal.test', `security:accountChanged:${id.account}:x`],
    ].map(
      ([mailId, hospitalId, recipient, dedupe]) => sql`
      insert into mails (mail_id, dedupe_key, hospital_id, recipient, subject, plain, html, language, attachments, state, last_error)
      values (${mailId}, ${dedupe}, ${hospitalId}, ${recipient}, ${mark}, ${mark}, ${mark}, 'en', ${`[${json}]`}, 'accepted', ${mark})`,
    ),
    sql`insert into stored_mails (message_id, recipient, subject, raw)
      values (${`<${id.mail}@portal.test>`}, ${`owner.${mark}@elsewhere.test`}, ${mark}, ${mark}::bytea)`,
    sql`insert into failed_jobs (job_id, name, payload, attempts, problem, is_scheduled, failed_at)
      values (${newId('job')}, 'send-mail', ${JSON.stringify({ mailId: id.mail })}, 1, ${mark}, false, now())`,
    sql`insert into pgboss.job (name, data, group_id, state)
      values ('send-mail', ${JSON.stringify({ payload: { mailId: id.mail } })}, ${`owner.${mark}@elsewhere.test`}, 'completed')`,
    sql`insert into audit_log (role, request_id, action, object, details) values
      ('system', 'r', 'login.refused', ${`email:vet.${email}`}, '{}'),
      ('internal_admin', 'r', 'account.disabled', ${`account:${id.account}`}, ${JSON.stringify({ reason: mark })}),
      ('internal_admin', 'r', 'payment.handled', ${`payment:${id.checkout}`}, ${JSON.stringify({ note: mark })})`,
  ]
}
