import { RIGHTS, withRights } from '@systole/domain/access/permissions'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { schema } from '../db/schema.ts'
import { createBuilders } from './builders.ts'
import { largePortalRows } from './large-portal-rows.ts'
import { withoutIndexes } from './without-indexes.ts'

/** The staff of ECG cases whose queues are listed. */
export const ECG_ROLES = [
  'patcher',
  'senior_patcher',
  'reviewer',
  'second_reviewer',
  'async_second_reviewer',
] as const
export type ListCaller = 'vet' | 'reader' | 'admin' | (typeof ECG_ROLES)[number]

/** The accounts that list; the vet is of the largest hospital, which has 20,000 cases, or a fifth of fewer. */
export type LargePortal = Record<ListCaller, string>

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
  const ecgStaff = await ecgStaffOf(build)
  const petId = await build.pet(vet.hospitalId)
  const caseId = await build.consult(vet, {
    ...{ petId, readerId, status: 'close' },
    submittedAt: new Date('2020-01-01T00:00:00Z'),
  })
  const statements = largePortalRows({
    model: {
      hospitalId: vet.hospitalId,
      vetId: vet.accountId,
      petId,
      readerId,
      patcherId: ecgStaff.patcher,
      caseId,
    },
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
  return { vet: 'vet_1', reader: 'reader_1', admin: adminId, ...ecgStaff }
}

/** Creates an account of each ECG role, with every right in ECGs of one and of six leads. */
async function ecgStaffOf(build: ReturnType<typeof createBuilders>) {
  const permissions = withRights(withRights({}, 'ecg1l', RIGHTS), 'ecg6l', RIGHTS)
  const staff = {} as Record<(typeof ECG_ROLES)[number], string> // filled below
  for (const role of ECG_ROLES) staff[role] = (await build.account(role, { permissions })).accountId
  return staff
}
