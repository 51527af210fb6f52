import { ecgRows, OPEN_ECG_STATUSES, SERVICE_OF_CASE } from './large-portal-ecg-rows.ts'

/**
 * The size of the data. Every `largestEvery`-th pet, and therefore case, belongs to the first hospital; the others share the rest
 * evenly.
 */
type Size = { cases: number; hospitals: number; pets: number; largestEvery: number }
/** Rows of the builders, of which the others are copies. */
type Model = {
  hospitalId: string
  vetId: string
  petId: string
  readerId: string
  patcherId: string
  caseId: string
}

const READERS = 12
/** The number of open cases, the newest ones, as on a busy day. */
const OPEN = 600
/** The period of all cases. */
const SPAN = `interval '3 years'`
const NAMES = [
  ...['Mochi', 'Biscuit', 'Captain', 'Pepper', 'Coco', 'Luna', 'Max', 'Bella', 'Milo', 'Oscar'],
  ...['小黑', '豆豆', '波波', '旺財', '咪咪', '多多', '阿福', '白仔', '花花', '糖糖'],
]
/** The name of one pet in two thousand. */
export const RARE_NAME = '喜寶'

/** Statements that fill the tables, in an order that foreign keys allow. */
export function largePortalRows(size: Size & { model: Model }): string[] {
  return [...people(size.model, size), pets(size.model, size), ...casesAndFiles(size.model, size)]
    .concat(money(size.model))
    .concat(reading())
    .concat(ecgRows(size.model.patcherId))
}

const hospitalOf = (n: string, { hospitals, largestEvery }: Size) =>
  `case when ${n} % ${largestEvery} = 0 then 1 else 2 + ${n} % ${hospitals - 1} end`

function people({ hospitalId, vetId, readerId }: Model, { hospitals }: Size): string[] {
  return [
    `insert into hospitals (hospital_id, name, country, address, phone, email, push_language, report_emails)
    select 'hospital_' || n, (array['Harbour Animal Hospital ', '海港動物醫院 ', 'Peak Veterinary Clinic ', '長青獸醫診所 '])[1 + n % 4] || n,
      country, address, phone, n || '@hospital.test', case when n % 4 = 0 then 'ja' else push_language end, report_emails
    from hospitals, generate_series(1, ${hospitals}) n where hospital_id = '${hospitalId}'`,
    `insert into hospital_plans (hospital_id, credit_plan_id)
    select 'hospital_' || n, 'plan_test' from generate_series(1, ${hospitals}) n`,
    `insert into accounts (account_id, hospital_id, email, user_type, password_hash, first_name, last_name)
    select 'vet_' || n, 'hospital_' || (1 + (n - 1) % ${hospitals}), 'vet' || n || '@hospital.test', user_type, password_hash, 'Wing', 'Chan ' || n
    from accounts, generate_series(1, ${hospitals * 3}) n where account_id = '${vetId}'`,
    `insert into accounts (account_id, email, user_type, password_hash, first_name, last_name, title, licence, permissions)
    select 'reader_' || n, 'reader' || n || '@systole.test', user_type, password_hash, 'Mei', 'Reader ' || n, title, licence, permissions
    from accounts, generate_series(1, ${READERS}) n where account_id = '${readerId}'`,
  ]
}

/** Builds pets; the n-th belongs to the hospital of its number, so that case n has a pet of its own hospital. */
function pets({ petId }: Model, size: Size): string {
  const names = NAMES.map((name) => `'${name}'`).join(', ')
  return `insert into pets (pet_id, hospital_id, identifier, name, name_key, species, breed_id, birth_date, gender, neutered, weight_grams, owner_name, created_at)
    select 'pet_' || n, 'hospital_' || h, 'R' || n, new_name, 'r' || n || ' ' || lower(new_name), case when n % 3 = 0 then 'dog' else species end,
      case when n % 3 = 0 then 'dog-beagle' else breed_id end, current_date - (n::bigint * 37 % 5000)::int, gender, neutered,
      900 + (n::bigint * 7 % 40000)::int, owner_name, now() - ${SPAN}
    from pets, (select n, ${hospitalOf('n', size)},
      case when hashint4(n) % 1000 = 7 then '${RARE_NAME}' else (array[${names}])[1 + abs(hashint4(n)::bigint) % ${NAMES.length}] end
      from generate_series(1, ${size.pets}) n) row(n, h, new_name)
    where pet_id = '${petId}'`
}

/**
 * Builds cases; case n is of pet 1 + (n - 1) % pets, in the same hospital. Three in a hundred were never submitted, and every seventh
 * or so is of an ECG service.
 */
function casesAndFiles({ caseId, patcherId }: Model, size: Size): string[] {
  const pet = `(1 + (n - 1) % ${size.pets})`
  const openEcg = OPEN_ECG_STATUSES.map((status) => `'${status}'`).join(', ')
  return [
    `insert into cases (case_id, hospital_id, pet_id, created_by, service, status, mode, clinical_input, question_session, reader_id, patcher_id, first_reviewer_id, result, submitted_at, promised_at, due_at, closed_at, ended_at, created_at, updated_at)
    select 'case_' || n, 'hospital_' || h, 'pet_' || pet, 'vet_' || h, row.service, row.status, case when row.service = 'econsult' then mode end, clinical_input,
      question_session, case when row.status in ('close', 'done', 'data_processing') then 'reader_' || 1 + n % ${READERS} end,
      case when row.service <> 'econsult' then '${patcherId}' end, case when row.status = 'done' then 'reader_' || 1 + n % ${READERS} end,
      case when row.status = 'done' then case when n % 200 = 3 then 'rejected' else 'acceptable' end end,
      case when is_paid then at end, case when is_paid then at end, case when is_paid then at + interval '24 h' end, released_at, released_at, at, at
    from cases, lateral (select n, pet, new_service, ${hospitalOf('pet', size)}, now() - ${SPAN} * (n::float8 / ${size.cases}),
        case when n % 100 < 2 then 'upload' when n % 100 = 2 then 'open' when n % 5000 = 3 then 'reject'
          when n > ${OPEN} then case when new_service = 'econsult' then 'close' else 'done' end
          when new_service <> 'econsult' then (array[${openEcg}])[1 + n / 8 % ${OPEN_ECG_STATUSES.length}]
          when n % 3 = 0 then 'data_processing' else 'submit' end, n % 100 > 2 and n % 5000 <> 3
      from generate_series(1, ${size.cases}) n, lateral (select ${pet}, ${SERVICE_OF_CASE}) of(pet, new_service)) row(n, pet, service, h, at, status, is_paid),
      lateral (select case when row.status in ('close', 'done') then at + interval '1 h' * (2 + n % 13) end) released(released_at)
    where case_id = '${caseId}'`,
    `update pets p set last_case_id = c.case_id, last_case_at = c.created_at, last_mode = c.mode
    from (select distinct on (pet_id) pet_id, case_id, created_at, mode from cases order by pet_id, created_at desc, case_id desc) c
    where c.pet_id = p.pet_id`,
    `insert into files (file_id, case_id, hospital_id, name, name_key, kind, format, size_bytes, sha256, storage_key, uploaded_by, created_at, facts_state)
    select 'file_' || k || case_id, case_id, hospital_id, kind || '.pdf', kind || '.pdf', kind, 'pdf', 1024, repeat('0', 64), 'blob_' || k || case_id, created_by, created_at, 'read'
    from cases, unnest(array['ecg', 'chestXray', 'bloodTest']) with ordinality f(kind, k) where status <> 'open'`,
  ]
}

/** Builds payments; one case in ten was paid at the second try, and one payment in a hundred was refunded. */
function money({ vetId }: Model): string[] {
  return [
    `insert into products (product_id, mode, currency, description) values ('product_model', 'basic', 'HKD', 'eConsult')
    on conflict do nothing`,
    `insert into checkouts (checkout_id, case_id, hospital_id, account_id, provider, provider_id, idempotency_key, product_id, mode, amount_minor, currency,
      state, return_origin, expires_at, created_at, paid_at, payment_id, live, paid_minor, paid_currency, handled_at, handled_by)
    select 'checkout_' || t || case_id, case_id, hospital_id, created_by, 'stripe', 'cs_' || t || case_id, t || case_id,
      (select product_id from products limit 1), 'basic', 29800, 'HKD', s.state, 'http://portal.test', created_at + interval '1 h',
      created_at, case when s.is_money then created_at end, case when s.is_money then 'pi_' || t || case_id end, true,
      case when s.is_money then 29800 end, case when s.is_money then 'HKD' end,
      case when s.state = 'paid_duplicate' and case_number % 100 <> 1 then created_at + interval '1 day' end, case when s.state = 'paid_duplicate' and case_number % 100 <> 1 then '${vetId}' end
    from cases, generate_series(1, 2) t, lateral (select case when t = 1 and submitted_at is not null then 'paid'
      when t = 2 and case_number % 10 = 1 then (case when case_number % 500 = 1 then 'paid_duplicate' when case_number % 50 = 1 then 'failed' else 'expired' end)
      when t = 1 and status = 'upload' and created_at > now() - interval '1 day' then 'open' end) made(state),
      lateral (select made.state, made.state in ('paid', 'paid_duplicate')) s(state, is_money)
    where made.state is not null`,
    `insert into refunds (refund_id, checkout_id, provider, payment_id, amount_minor, currency, reason, state, requested_by, requested_at, idempotency_key, provider_refund_id, ended_at)
    select 'refund_' || checkout_id, checkout_id, provider, payment_id, 29800, 'HKD', 'No longer needed',
      case when n > 5000 then 'succeeded' when n % 50 = 1 then 'failed' when n % 50 = 2 then 'asked' else 'succeeded' end, '${vetId}', created_at + interval '2 days', checkout_id,
      're_' || checkout_id, created_at + interval '2 days'
    from (select *, row_number() over (order by created_at desc) as n from checkouts where state = 'paid' and right(checkout_id, 2) = '77') c`,
    `insert into disputes (provider, dispute_id, checkout_id, amount_minor, currency, reason, state, opened_at)
    select provider, 'dp_' || checkout_id, checkout_id, 29800, 'HKD', 'fraudulent', case when n <= 5 then 'open' else 'won' end, created_at
    from (select *, row_number() over (order by created_at desc) as n from checkouts where state = 'paid' and right(checkout_id, 3) = '555') c`,
    `insert into billing_documents (document_id, kind, variant, live, year, sequence, number, hospital_id, checkout_id, amount_minor, currency, issued_at, document)
    select 'document_' || checkout_id, 'invoice', 'systole', true, extract(year from paid_at)::int, row_number() over (order by paid_at), 'INV-' || checkout_id, hospital_id, checkout_id, 29800, 'HKD', paid_at,
      jsonb_build_object('line', jsonb_build_object('caseNumber', 'EC-1', 'mode', 'basic'), 'taxRegion', null, 'taxRate', 0, 'taxMinor', 0, 'note', repeat('x', 500))
    from checkouts where state = 'paid'`,
    `insert into ledger_accounts (account_id, kind, book, owner, currency, is_held)
    values ('live:clearing:stripe:HKD', 'clearing', 'live', 'stripe', 'HKD', false), ('live:revenue:HKD', 'revenue', 'live', '', 'HKD', false)`,
    `insert into ledger_postings (posting_id, book, event, cause, case_id, hospital_id, at, posted_at)
    select 'posting_' || checkout_id, 'live', 'paymentReceived', checkout_id, case_id, hospital_id, paid_at, paid_at from checkouts where state = 'paid'`,
    `insert into ledger_entries (posting_id, account_id, amount, currency)
    select posting_id, (array['live:clearing:stripe:HKD', 'live:revenue:HKD'])[k], (array[29800, -29800])[k], 'HKD' from ledger_postings, generate_series(1, 2) k`,
  ]
}

/** Builds the rows of a read case: a report, its opening, a mail, a notification, log lines, sometimes a question. */
function reading(): string[] {
  return [
    `insert into reports (case_id, revision, hospital_id, language, model, model_sha256, author_id, released_at)
    select case_id, to_char(closed_at, 'YYYYMMDDHH24MISS'), hospital_id, 'en_us', jsonb_build_object('text', repeat(md5(case_id), 30)), md5(case_id), reader_id, closed_at
    from cases where status in ('close', 'done')`,
    `insert into report_openings (case_id, revision, account_id, opened_at)
    select r.case_id, r.revision, c.created_by, r.released_at + interval '1 h' from reports r join cases c using (case_id)`,
    `insert into mails (mail_id, dedupe_key, case_id, hospital_id, recipient, subject, plain, html, language, revision, state, created_at, bounced_at)
    select 'mail_' || case_id, case_id, case_id, hospital_id, 'office@hospital.test', 'The report is here', repeat('x', 200), repeat('y', 800), 'en_us', revision,
      case when right(case_id, 4) = '0777' then 'bounced' else 'accepted' end, released_at, case when right(case_id, 4) = '0777' then released_at end
    from reports`,
    `insert into notifications (account_id, kind, case_id, dedupe_key, created_at, read_at)
    select created_by, 'reportReleased', case_id, 'event:' || case_id, closed_at, case when closed_at < now() - interval '60 days' then closed_at end
    from cases where status = 'close'`,
    `insert into notifications (account_id, kind, case_id, dedupe_key, created_at)
    select 'reader_' || 1 + case_number % ${READERS}, 'internal', case_id, 'message:' || case_id, created_at from cases where case_number % 20 = 1`,
    `insert into case_events (case_id, hospital_id, at, actor_id, role, action, from_value, to_value, note)
    select case_id, hospital_id, created_at + k * interval '1 h', created_by, 'vet', (array['case.created', 'questions.saved', 'file.added', 'file.added', 'payment.received', 'report.released'])[k],
      'open', status, case when case_number % 1000 = 1 then 'called the owner 電話' else 'HKD 298.00' end
    from cases, generate_series(1, 6) k where k < 3 or submitted_at is not null`,
    `insert into enquiries (enquiry_id, case_id, hospital_id, kind, text, asked_by, asked_at, answered_by, answered_at)
    select 'enquiry_' || case_id, case_id, hospital_id, 'clarification', 'Which dose?', reader_id, created_at,
      case when status = 'close' then created_by end, case when status = 'close' then created_at end
    from cases where case_number % 20 = 1 and reader_id is not null`,
    `insert into internal_messages (message_id, case_id, text, recipients, sent_by, sent_at)
    select 'message_' || case_id, case_id, 'Please look at the ECG first', '[]', reader_id, created_at
    from cases where case_number % 50 = 1 and reader_id is not null`,
  ]
}
