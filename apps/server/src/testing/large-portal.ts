import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { schema } from '../db/schema.ts'
import { createBuilders } from './builders.ts'
import { largePortalRows } from './large-portal-rows.ts'
import { withoutIndexes } from './without-indexes.ts'

export type LargePortal = {
  /** The largest hospital: it has 20,000 cases, or a fifth of fewer. */
  hospitalId: string
  vetId: string
  readerId: string
  adminId: string
}

/** The number of cases of the largest hospital. */
const LARGEST = 20_000

/**
 * Fills an empty, migrated database with years of data: the cases of many hospitals with their files, checkouts, refunds,
 * invoices, reports, events, notifications and mails. Rows are computed from their numbers, so that runs are identical.
 */
export async function fillLargePortal(
  connectionString: string,
  cases: number,
): Promise<LargePortal> {
  const client = new pg.Client({ connectionString }) // without timeouts, because filling takes longer than any call may
  await client.connect()
  try {
    return await fill(drizzle(client, { schema }), cases)
  } finally {
    await client.end()
  }
}

async function fill(db: Database, cases: number): Promise<LargePortal> {
  const build = createBuilders(db)
  const vet = await build.account('vet')
  const { accountId: readerId } = await build.account('cardiologist')
  const { accountId: adminId } = await build.account('internal_admin')
  const petId = await build.pet(vet.hospitalId)
  const caseId = await build.consult(vet, {
    ...{ petId, readerId, status: 'close' },
    submittedAt: new Date('2020-01-01T00:00:00Z'),
  })
  const statements = largePortalRows({
    model: { hospitalId: vet.hospitalId, vetId: vet.accountId, petId, readerId, caseId },
    cases,
    hospitals: Math.max(100, Math.round(cases / 1000)),
    pets: Math.round(cases * 0.3),
    largestEvery: Math.max(5, Math.round(cases / LARGEST)),
  })
  await withoutIndexes(db, async () => {
    for (const statement of statements) await db.execute(sql.raw(statement))
  })
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await db.execute(sql`vacuum analyze ${sql.identifier(name)}`)
  return { hospitalId: 'hospital_1', vetId: 'vet_1', readerId: 'reader_1', adminId }
}
