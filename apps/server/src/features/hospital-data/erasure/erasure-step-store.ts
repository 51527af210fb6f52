import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

/**
 * A step for one kind of row of a hospital: erases at most `limit` rows and returns one row for each; it is complete when it
 * returns none.
 */
export type ErasureStep = {
  name: string
  run: (db: Db, hospitalId: string, limit: number) => Promise<ErasedRow[]>
}
/** The bytes that nothing references any longer, and uploads whose chunks are still on the disk. */
export type ErasedRow = { key: string | null; upload: string | null }

/** A domain reserved by RFC 2606, to which no mail is ever delivered. */
export const NO_DOMAIN = 'erased.invalid'

export type Condition = (hospitalId: string) => SQL
type Returned = { key?: string; upload?: string }

export const casesOfHospital = (id: string) =>
  sql`(select case_id from cases where hospital_id = ${id})`
export const people = (id: string) =>
  sql`(select account_id from accounts where hospital_id = ${id} and user_type = 'vet')`
export const filesOf = (id: string) => sql`(select file_id from files where hospital_id = ${id})`
export const checkoutsOf = (id: string) =>
  sql`(select checkout_id from checkouts where hospital_id = ${id})`

/** Selects the addresses of the hospital and its people that no one else uses, because a person may work for two hospitals. */
export const addresses = (id: string) => sql`(
  select email from (
    select email from accounts where hospital_id = ${id}
    union select email from hospitals where hospital_id = ${id}
    union select unnest(report_emails) from hospitals where hospital_id = ${id}) own
  where not exists (select 1 from accounts o
      where o.email = own.email and o.hospital_id is distinct from ${id} and o.disabled_at is null)
    and not exists (select 1 from hospitals o
      where o.hospital_id <> ${id} and (o.email = own.email or own.email = any(o.report_emails))))`

/** Matches mails of the hospital, of its cases, about its people and its money, and those to an address that only it uses. */
export const isMail = (
  id: string,
) => sql`(m.hospital_id = ${id} or m.case_id in ${casesOfHospital(id)}
  or string_to_array(m.dedupe_key, ':') && array(
    select account_id from accounts where hospital_id = ${id}
    union all select registration_id from registrations where hospital_id = ${id}
    union all select checkout_id from checkouts where hospital_id = ${id}
    union all select r.refund_id from refunds r join checkouts x on x.checkout_id = r.checkout_id where x.hospital_id = ${id})
  or (m.hospital_id is null and m.case_id is null and m.recipient in ${addresses(id)}))`

/** Builds a step from a statement that returns a row for each one it erased. */
export function step(
  name: string,
  statement: (hospitalId: string, limit: number) => SQL,
): ErasureStep {
  const run = async (db: Db, hospitalId: string, limit: number) =>
    (await db.execute<ErasedRow>(statement(hospitalId, limit))).rows
  return { name, run }
}

export function deleted(
  name: string,
  table: string,
  condition: Condition,
  { key = 'null::text', upload = 'null::text' }: Returned = {},
): ErasureStep {
  const rows = sql.raw(table)
  return step(
    name,
    (id, limit) => sql`
      delete from ${rows} where ctid in (select t.ctid from ${rows} t where ${condition(id)} limit ${limit})
      returning ${sql.raw(key)} as key, ${sql.raw(upload)} as upload`,
  )
}

/** Builds a step that changes rows; the condition must be false for a changed row. */
export function changed(name: string, table: string, set: SQL, condition: Condition): ErasureStep {
  const rows = sql.raw(table)
  return step(
    name,
    (id, limit) => sql`
      update ${rows} set ${set}
      where ctid in (select t.ctid from ${rows} t where ${condition(id)} limit ${limit})
      returning null::text as key, null::text as upload`,
  )
}
