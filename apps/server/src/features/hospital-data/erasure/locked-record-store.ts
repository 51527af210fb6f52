import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

/** Returns erased hospitals whose invoices still name a buyer after seven years. */
export async function hospitalsWithOldInvoices(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct h.hospital_id as id from hospitals h join billing_documents b on b.hospital_id = h.hospital_id
    where h.erased_at is not null and b.issued_at <= now() - interval '7 years'
      and b.document -> 'buyer' ->> 'name' <> '' limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Removes names from the hospital's old invoices, and their PDFs, whose keys it returns. Numbers and amounts stay. */
export async function blankOldInvoices(tx: Db, hospitalId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update billing_documents set document = document
      || jsonb_build_object('buyer', document -> 'buyer' || '{"name": "", "address": "", "taxId": ""}')
      || jsonb_build_object('line', document -> 'line' || '{"pet": ""}')
      || jsonb_build_object('payment', document -> 'payment' || '{"payer": ""}')
    where hospital_id = ${hospitalId} and issued_at <= now() - interval '7 years'
      and document -> 'buyer' ->> 'name' <> '' returning document_id as id`)
  const ids = rows.map(({ id }) => id)
  const pdfs = await tx.execute<{ key: string }>(sql`
    delete from billing_pdfs where hospital_id = ${hospitalId}
      and split_part(identity, '/', 2) = any(${sql.param(ids)}::text[]) returning storage_key as key`)
  return pdfs.rows.map(({ key }) => key)
}

/** Removes locked reports after their seven years; returns the keys of their PDFs. */
export async function deleteOldReports(tx: Db, limit: number): Promise<(string | null)[]> {
  const { rows } = await tx.execute<{ key: string | null }>(sql`
    delete from locked_reports where (case_id, revision) in (
      select case_id, revision from locked_reports where keep_until <= now() limit ${limit})
    returning pdf_key as key`)
  return rows.map(({ key }) => key)
}
