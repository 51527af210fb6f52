import { ERASED_NAME } from '@systole/domain/hospital-data/erasure'
import { sql } from 'drizzle-orm'
import {
  addresses,
  changed,
  deleted,
  type ErasureStep,
  NO_DOMAIN,
  people,
} from './erasure-step-store.ts'

const byAccount = (table: string): ErasureStep =>
  deleted(table, table, (id) => sql`t.account_id in ${people(id)}`)

/** The steps for people, last but one: their addresses are needed to find other rows until then. */
export const PEOPLE_STEPS: readonly ErasureStep[] = [
  deleted(
    'registrations',
    'registrations',
    (id) => sql`t.hospital_id = ${id} or t.email in ${addresses(id)}`,
  ),
  deleted(
    'rateCounters',
    'rate_counters',
    (id) => sql`string_to_array(t.bucket, ' ') && array(
      select email from ${addresses(id)} a union all select account_id from accounts where hospital_id = ${id})`,
  ),
  ...[
    'sessions',
    'password_resets',
    'totp_factors',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
    'drafts',
    'desk_layouts',
    'worklist_views',
    'notifications',
    'push_devices',
    'quiet_hours',
    'idempotency_keys',
    'case_visitors',
    'report_openings',
  ].map(byAccount),
  changed(
    'accounts',
    'accounts',
    sql`email = account_id || ${`@${NO_DOMAIN}`}, password_hash = '', first_name = ${ERASED_NAME}, last_name = '',
      title = '', licence = '', permissions = '{}', invited_at = null, disabled_at = coalesce(disabled_at, now())`,
    (id) =>
      sql`t.hospital_id = ${id} and t.user_type = 'vet' and t.email <> t.account_id || ${`@${NO_DOMAIN}`}`,
  ),
]

/** The last steps: the hospital itself. */
export const PROFILE_STEPS: readonly ErasureStep[] = [
  deleted('plans', 'hospital_plans', (id) => sql`t.hospital_id = ${id}`),
  changed(
    'hospital',
    'hospitals',
    sql`name = ${`${ERASED_NAME} `} || right(hospital_id, 6), address = '', phone = '',
      email = hospital_id || ${`@${NO_DOMAIN}`}, report_emails = '{}', representative = '',
      representative_license = '', billing_name = '', billing_address = '', tax_id = '', logo_key = null`,
    (id) => sql`t.hospital_id = ${id} and t.email <> t.hospital_id || ${`@${NO_DOMAIN}`}`,
  ),
  deleted('logos', 'hospital_logos', (id) => sql`t.hospital_id = ${id}`, { key: 'logo_key' }),
]
